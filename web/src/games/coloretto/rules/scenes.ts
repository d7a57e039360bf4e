// What is drawn beside which rule. Cards by the beginning of their names, `#` is face down.
export const SCENES: Record<string, string[]> = {
  "1": ["red orange yellow green blue", "violet brown | two joker last"],
  "2": [`~# # # # # | last | ${"# ".repeat(15)}= 15`],
  "3a": ["1: red green two", "2: violet- joker-", "3: blue brown+"],
  "3b": ["2: red! red! two!"],
  "5": ["last- green+"],
  "6": ["red red red joker = 10"],
  "7": ["~red red red red = +10", "~blue blue blue = +6", "~green green = +3", "~yellow = −1", "~two = +2"],
  "8": ["~green green green green green green = +21", "~yellow yellow yellow yellow joker = +15", "~red red red = +6", "~blue blue = −3", "~two = +2"],
  "11": ["violet! golden! | green+"],
};
