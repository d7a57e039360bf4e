// The skins' patterns stand once in the page; every chameleon refers to them by name.
import patterns from "./skins.svg?raw";

export function layOutSkins(): void {
  if (document.getElementById("skin-red")) return;
  const holder = document.createElement("div");
  holder.className = "skins";
  holder.innerHTML = patterns;
  document.body.append(holder);
}
