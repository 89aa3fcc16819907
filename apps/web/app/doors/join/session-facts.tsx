import { usePageLanguage } from "../../document/page-language.ts";
import { joinTexts } from "./texts.ts";

/** Stands for the start in a text; the script replaces it. */
const placeholder = "{when}";

/** When the session begins, or that it is running or over. */
export function When() {
  const texts = joinTexts(usePageLanguage()).join;
  return (
    <p
      data-when={texts.begins(placeholder)}
      data-live={texts.underWay}
      data-completed={texts.over}
      hidden
      className="font-semibold text-ember"
    />
  );
}
