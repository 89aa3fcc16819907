import { errorTexts as english } from "@lantern/contract/error-texts";
import type { FaultTexts } from "@lantern/contract/fault";

/** What the codes of the server mean. Pages load these texts with the first error. */
export const errorTexts: FaultTexts = english;
