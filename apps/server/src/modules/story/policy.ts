import type { CameoTexts } from "@lantern/contract/http";
import { lengthOf } from "@lantern/engine";
import { fieldError } from "../../core/app-error.ts";
import type { AdventureInfo } from "../../core/ports/adventure-catalog.ts";

/** The texts without empty ones; throws an error at the first that the story has no cameo for, or that is too long. */
export function requireFitting({ cameos }: AdventureInfo, texts: CameoTexts): CameoTexts {
  for (const [name, text] of Object.entries(texts)) {
    const cameo = Object.hasOwn(cameos, name) ? cameos[name] : undefined;
    if (!cameo) throw fieldError(name, "NOT_IN_STORY");
    if (lengthOf(text) > cameo.max) throw fieldError(name, "TOO_LONG", { max: cameo.max });
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}
