import type { CountryCode } from "libphonenumber-js/min";

type Phones = typeof import("libphonenumber-js/min");

/** The numbering plans are large, so they come when a form needs them. */
export const loadPhones = (): Promise<Phones> => import("libphonenumber-js/min");

/** "+45" for DK; empty where the plans know no such country. */
export function callingCode(phones: Phones, country: string): string {
  return phones.isSupportedCountry(country) ? `+${phones.getCountryCallingCode(country as CountryCode)}` : "";
}

/** The two parts of a number, in the digits that are stored; null when no telephone can have it. */
export function splitPhone(
  phones: Phones,
  area: string,
  number: string,
): { area_code: string; phone_number: string } | null {
  const parsed = phones.parsePhoneNumberFromString(`+${area.replace(/\D/g, "")} ${number}`);
  if (!parsed?.isPossible()) return null;
  return { area_code: `+${parsed.countryCallingCode}`, phone_number: parsed.nationalNumber };
}
