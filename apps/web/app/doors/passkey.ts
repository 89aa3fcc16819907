import type { User } from "@lantern/contract/http";
import { messageFor } from "../api/error.ts";
import { busyButton } from "../forms/start-form.ts";
import { showFeedback } from "./feedback.ts";
import { enterAs } from "./go-to.ts";

/** The section of a door that signs in by a passkey. It stands beside the page's `FeedbackNotes`. */
export const passkeySection = () => document.querySelector<HTMLElement>("[data-passkey]");

/** Signs in when the button is pressed; the page's note shows what fails. */
export function startPasskeyButton(signIn: () => Promise<User>): void {
  const button = passkeySection()?.querySelector("button") ?? null;
  const busy = busyButton(button);
  button?.addEventListener("click", async () => {
    if (busy.is()) return;
    busy.set(true);
    showFeedback(null);
    try {
      enterAs(await signIn(), "/dashboard/home");
    } catch (error) {
      busy.set(false);
      showFeedback({ bad: true, text: messageFor(error) });
    }
  });
  // A page from the back/forward cache appears as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && busy.set(false));
}
