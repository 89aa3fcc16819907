import { nameOneself } from "../../api/participant/access.ts";
import { tabStorage } from "../../api/storage.ts";
import { startForm } from "../../forms/start-form.ts";
import { inPageLanguage } from "../failure-text.ts";
import { moveToState } from "../states.ts";

/** Set where somebody has continued without a name: nobody is asked twice in the same tab. */
const skippedKey = "nameless";

/**
 * Asks a participant without a name for one, unless they were asked before.
 *
 * @param goOn called when there is nothing to ask any more
 */
export function startNaming(goOn: () => void): (isNameless: boolean) => void {
  const form = document.querySelector<HTMLFormElement>("[data-naming]");
  if (form)
    startForm(form, {
      async send({ first_name, last_name }) {
        await inPageLanguage(() => nameOneself(String(first_name), String(last_name)));
        goOn();
      },
    });
  form?.querySelector("[data-skip] button")?.addEventListener("click", () => {
    tabStorage().setItem(skippedKey, "1");
    goOn();
  });
  return (isNameless) => {
    if (!form || !isNameless || tabStorage().getItem(skippedKey) !== null) return goOn();
    moveToState("name");
    form.querySelector("input")?.focus();
  };
}
