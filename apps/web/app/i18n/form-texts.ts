import type { FaultTexts } from "@lantern/contract/fault";
import { formTexts as english } from "@lantern/contract/form-texts";

/** What a form says before it is sent. Small pages load these texts, and the others only after an error. */
export const formTexts: Pick<FaultTexts, keyof typeof english> = english;
