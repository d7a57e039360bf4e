// Something to take along: copied, and said so for a moment.
import { t } from "./i18n.svelte";
import { announce } from "./notices.svelte";

const SAID_FOR = 2500; // milliseconds

export class Copying {
  isDone = $state(false);

  /** `field` shows the text, for where there is no clipboard. */
  async copy(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field?.select(); // plain http has no clipboard: the old way
      document.execCommand("copy");
    }
    this.isDone = true;
    announce(t("copied"));
    setTimeout(() => (this.isDone = false), SAID_FOR);
  }
}
