import { busyButton, showText } from "../forms/start-form.ts";
import { failureText } from "./failure-text.ts";

let working = false;

/** Does one thing at a time when the button of an element is clicked, and shows in its state what goes wrong. */
export function onClick(choice: HTMLElement, work: () => Promise<void>): void {
  const button = choice.querySelector("button");
  const busy = busyButton(button);
  const failure = choice.closest("section")?.querySelector<HTMLElement>("[data-form-error]") ?? null;
  button?.addEventListener("click", async ({ detail }) => {
    // The second click of a double click would fall on a button of the next state.
    if (working || detail > 1) return;
    working = true;
    busy.set(true);
    showText(failure, null);
    try {
      await work();
    } catch (error) {
      showText(failure, failureText(error));
    }
    busy.set(false);
    working = false;
  });
}
