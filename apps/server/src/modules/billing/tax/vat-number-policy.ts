import { checkVAT, countries } from "jsvat-next";
import { vatUnion } from "./vat-rates.ts";

/** Norwegian numbers are not judged rightly by the package, and Swiss ones can have letters behind the digits. */
const judged = countries.filter(({ codes }) => codes.some((code) => vatUnion.has(code) || code === "GB"));

/**
 * Whether a number has the form of its country's and wrong check digits, so that it was probably mistyped. Only a warning:
 * countries change their rules faster than packages do.
 */
export function hasWrongDigits(number: string): boolean {
  const { isValidFormat, isValid } = checkVAT(number, judged);
  return isValidFormat && !isValid;
}
