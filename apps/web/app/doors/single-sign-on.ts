import { addressFor, findFor } from "../api/access/single-sign-on.ts";
import { messageFor } from "../api/error.ts";
import { busyButton } from "../forms/start-form.ts";
import { showFeedback } from "./feedback.ts";
import { goTo } from "./leave.ts";

/**
 * The way to the provider of a person's company, once the address is typed. Where the company demands it, the password
 * is put away; Owners can bring it back.
 *
 * @returns goes to the provider at once
 */
export function startSingleSignOn(form: HTMLFormElement): () => Promise<void> {
  const email = form.querySelector<HTMLInputElement>("#email");
  const part = form.querySelector<HTMLElement>("[data-sign-on]");
  const button = part?.querySelector("button") ?? null;
  const withPassword = form.querySelector<HTMLElement>("[data-with-password]");
  const forOwners = form.querySelector<HTMLButtonElement>("[data-owners-password]");
  const busy = busyButton(button);
  let checkedAddress = "";

  const showPassword = (visible: boolean) => {
    if (withPassword) withPassword.hidden = !visible;
    if (forOwners) forOwners.hidden = visible;
  };
  async function checkDomain() {
    const typed = email?.value ?? "";
    if (typed === checkedAddress) return;
    checkedAddress = typed;
    // A server that does not respond leaves the page as it is.
    const { available, required } = await findFor(typed).catch(() => ({ available: false, required: false }));
    if (typed !== checkedAddress) return;
    if (part) part.hidden = !available;
    showPassword(!required);
  }
  async function leave() {
    if (busy.is()) return;
    busy.set(true);
    showFeedback(null);
    try {
      goTo(await addressFor(email?.value ?? ""));
    } catch (error) {
      busy.set(false);
      showFeedback({ text: messageFor(error), bad: true });
    }
  }

  email?.addEventListener("change", checkDomain);
  button?.addEventListener("click", leave);
  forOwners?.addEventListener("click", () => {
    showPassword(true);
    form.querySelector<HTMLElement>("#password")?.focus();
  });
  form.addEventListener(
    "submit",
    (event) => {
      if (!withPassword?.hidden) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void leave();
    },
    { capture: true },
  );
  void checkDomain();
  return leave;
}
