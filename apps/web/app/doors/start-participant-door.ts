import "../api/storage-handover.ts";
import { languageOf } from "@lantern/contract/languages";
import { isTested } from "../api/test-object.ts";
import { setLanguage } from "../i18n/current.ts";
import { startCommon } from "./start-door.ts";

/** A door of participants, in the language that the page server has chosen. */
export function startParticipantDoor(): void {
  setLanguage(languageOf(document.documentElement.lang));
  if (isTested()) void import("./participant-test-hooks.ts");
  startCommon();
}
