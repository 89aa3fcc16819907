import { rsvp } from "@lantern/contract/endpoints/participant";
import { request } from "../../api/request.ts";
import { busyButton, showText } from "../../forms/start-form.ts";
import { failureText } from "../failure-text.ts";
import { ownZone } from "../own-zone.ts";
import { moveToState } from "../states.ts";

/** Stores the response of a click, one at a time, and shows it. */
export function startRsvp(token: string): void {
  let sending = false;
  for (const choice of document.querySelectorAll<HTMLElement>("[data-coming]")) {
    const button = choice.querySelector("button");
    const busy = busyButton(button);
    const failure = choice.closest("section")?.querySelector<HTMLElement>("[data-form-error]") ?? null;
    button?.addEventListener("click", async ({ detail }) => {
      // The second click of a double click would fall on a button of the next state.
      if (sending || detail > 1) return;
      sending = true;
      busy.set(true);
      showText(failure, null);
      try {
        const body = { token, coming: choice.dataset.coming === "true", timezone: ownZone() };
        const { coming } = await request(rsvp, { body });
        moveToState(coming ? "coming" : "not-coming");
      } catch (error) {
        showText(failure, failureText(error));
      }
      busy.set(false);
      sending = false;
    });
  }
}
