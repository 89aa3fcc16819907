import { isLanguage } from "@lantern/contract/languages";
import { chooseStoryLanguage, storyLanguage } from "../../api/participant/story-language.ts";
import { language } from "../../i18n/current.ts";

/**
 * Starts the choice of a language, where the story is told in several. The page loads again in the one that somebody
 * chooses, or has chosen before on this device.
 */
export function startLanguageChoice(offered: readonly string[]): void {
  const choice = document.querySelector<HTMLElement>("[data-languages]");
  if (!choice || offered.length < 2) return;
  const own = storyLanguage();
  if (own && own !== language() && offered.includes(own) && requested() !== own) {
    read(own);
    return;
  }
  for (const radio of choice.querySelectorAll("input")) {
    const label = radio.closest("label");
    if (label) label.hidden = !offered.includes(radio.value);
    radio.checked = radio.value === language();
    radio.addEventListener("change", () => {
      if (!isLanguage(radio.value)) return;
      chooseStoryLanguage(radio.value);
      read(radio.value);
    });
  }
  choice.hidden = false;
}

const requested = () => new URLSearchParams(location.search).get("language");

function read(code: string): void {
  const url = new URL(location.href);
  url.searchParams.set("language", code);
  location.replace(url);
}
