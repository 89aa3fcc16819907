/** `/demo`: takes the visitor to the stage. When no demo can start, it says why and shows the scene to read. */
import { startDemo } from "@lantern/contract/endpoints/rehearsal";
import { forget, joinRehearsal } from "../../api/participant/access.ts";
import { handOverClick } from "../../api/participant/handover.ts";
import { request } from "../../api/request.ts";
import { busyButton, showText } from "../../forms/start-form.ts";
import { language } from "../../i18n/current.ts";
import { failureText } from "../failure-text.ts";
import { replacePage } from "../go-to.ts";
import { watchPage } from "../start-door.ts";
import { startParticipantDoor } from "../start-participant-door.ts";

startParticipantDoor();
watchPage();
const starting = document.querySelector<HTMLElement>("[data-starting]");
const failed = document.querySelector<HTMLElement>("[data-failed]");
const button = failed?.querySelector("button") ?? null;
const again = busyButton(button);
button?.addEventListener("click", () => {
  if (again.is()) return;
  handOverClick();
  again.set(true);
  void begin();
});
void begin();

/** This page is replaced, so that "back" leads to where the visitor came from and not to another demo. */
async function begin(): Promise<void> {
  try {
    const rehearsal = await request(startDemo, { body: { language: language() } });
    forget();
    replacePage(await joinRehearsal(rehearsal));
  } catch (error) {
    again.set(false);
    if (starting) starting.hidden = true;
    if (failed) failed.hidden = false;
    showText(failed?.querySelector<HTMLElement>("[data-form-error]") ?? null, failureText(error));
    document.querySelector("[data-scene]")?.setAttribute("data-shown", "");
  }
}
