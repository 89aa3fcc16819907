import { rsvp } from "@lantern/contract/endpoints/participant";
import { request } from "../../api/request.ts";
import { onClick } from "../on-click.ts";
import { ownZone } from "../own-zone.ts";
import { moveToState } from "../states.ts";

/** Stores the response of a click, and shows it. */
export function startRsvp(token: string): void {
  for (const choice of document.querySelectorAll<HTMLElement>("[data-coming]"))
    onClick(choice, async () => {
      const body = { token, coming: choice.dataset.coming === "true", timezone: ownZone() };
      const { coming } = await request(rsvp, { body });
      moveToState(coming ? "coming" : "not-coming");
    });
}
