import { errorCodes } from "./error-codes.ts";
import { errorCatalog } from "./errors.ts";
import { type Fault, type FaultTexts, sentenceAbout } from "./fault.ts";
import { fieldTexts } from "./field-texts.ts";

const messages = Object.fromEntries(errorCodes.map((code) => [code, errorCatalog[code].message]));

/** The English sentence of every code. */
export const errorTexts = { ...messages, ...fieldTexts } as FaultTexts;

export const englishText = (fault: Fault): string => sentenceAbout(errorTexts, fault);
