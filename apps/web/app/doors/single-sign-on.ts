import { addressFor, findFor } from "../api/access/single-sign-on.ts";
import { messageFor } from "../api/error.ts";
import { busyButton } from "../forms/start-form.ts";
import { showFeedback } from "./feedback.ts";
import { goTo } from "./go-to.ts";

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
  let lastAddress = "";

  const showPassword = (visible: boolean) => {
    if (withPassword) withPassword.hidden = !visible;
    if (forOwners) forOwners.hidden = visible;
  };
  async function findProvider() {
    const typed = email?.value ?? "";
    if (typed === lastAddress) return;
    lastAddress = typed;
    // A server that does not respond leaves the page as it is.
    const { available, required } = await findFor(typed).catch(() => ({ available: false, required: false }));
    if (typed !== lastAddress) return;
    if (part) part.hidden = !available;
    showPassword(!required);
  }
  async function goToProvider() {
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

  email?.addEventListener("change", findProvider);
  button?.addEventListener("click", goToProvider);
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
      void goToProvider();
    },
    { capture: true },
  );
  void findProvider();
  return goToProvider;
}
