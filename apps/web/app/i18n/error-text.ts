import { type Fault, type FaultTexts, sentenceAbout } from "@lantern/contract/fault";
import type { WireFault } from "@lantern/contract/http";
import { language } from "./current.ts";
import { t } from "./index.ts";

let loaded: FaultTexts | null = null;

/** To be awaited before an error is made, so that only pages with an error load these texts. */
export async function needErrorTexts(): Promise<void> {
  loaded ??= await import("./error-texts.ts").then(
    ({ errorTexts }) => errorTexts,
    () => null,
  );
}

/** Whether the server can have sent this code; true as long as the texts are not here. */
export const isListed = (code: string): boolean => !loaded || Object.hasOwn(loaded, code);

/**
 * The sentence about a fault in the language of the page.
 *
 * @param text what is shown when the texts did not arrive, or the server is newer than the page
 */
export const faultText = (fault: WireFault, text: string): string =>
  loaded && Object.hasOwn(loaded, fault.code) ? sentenceAbout(loaded, fault as Fault) : text;

/** The text of a failed request in the page's language. In English it is the server's own where it has sent one. */
export const errorText = (code: string, text: string): string =>
  t.errors().byCode[code] ?? (text && language() === "en" ? text : faultText({ code, values: {} }, text));
