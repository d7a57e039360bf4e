// Paper, wood and a soft bell, synthesised: no files, nothing loops.

export type Sound = "paper" | "wood" | "bell" | "chord";

let context: AudioContext | null = null;
let enabled = true;

export function setSound(on: boolean): void {
  enabled = on;
}

function audio(): AudioContext | null {
  if (!enabled || typeof AudioContext === "undefined") return null;
  // Browsers keep sound back until the first gesture; before it there is nothing to hear.
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function envelope(ctx: AudioContext, peak: number, attack: number, decay: number, at: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  gain.connect(ctx.destination);
  return gain;
}

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

function paper(ctx: AudioContext): void {
  const source = noise(ctx, 0.14);
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(2400, ctx.currentTime);
  band.frequency.exponentialRampToValueAtTime(5200, ctx.currentTime + 0.12);
  band.Q.value = 0.8;
  source.connect(band).connect(envelope(ctx, 0.11, 0.02, 0.11, ctx.currentTime));
  source.start();
}

function tone(ctx: AudioContext, hertz: number, peak: number, decay: number, delay = 0, type: OscillatorType = "sine"): void {
  const at = ctx.currentTime + delay;
  const oscillator = ctx.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  oscillator.connect(envelope(ctx, peak, 0.006, decay, at));
  oscillator.start(at);
  oscillator.stop(at + decay + 0.05);
}

function wood(ctx: AudioContext): void {
  tone(ctx, 190, 0.16, 0.09, 0, "triangle");
  tone(ctx, 415, 0.05, 0.05);
}

function bell(ctx: AudioContext): void {
  tone(ctx, 659.3, 0.07, 0.9);
  tone(ctx, 1318.5, 0.025, 0.6);
}

function chord(ctx: AudioContext): void {
  [392, 493.9, 587.3, 784].forEach((hertz, i) => tone(ctx, hertz, 0.06, 1.1, i * 0.09));
}

const SOUNDS: Record<Sound, (ctx: AudioContext) => void> = { paper, wood, bell, chord };

export function play(sound: Sound): void {
  const ctx = audio();
  if (ctx) SOUNDS[sound](ctx);
}
