// "Your turn" where it can be seen from another tab: the title and the icon.

const CALM = "/favicon.svg";
const TURN = "/favicon-turn.svg";

export function setAttention(title: string, yourTurn: boolean): void {
  document.title = title;
  document.documentElement.toggleAttribute("data-turn", yourTurn);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = yourTurn ? TURN : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
