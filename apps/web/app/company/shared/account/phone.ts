import type { CountryCode } from "libphonenumber-js/min";

export type Phones = typeof import("libphonenumber-js/min");

/** The number rules are large, so they load when a form needs them. */
export const loadPhones = (): Promise<Phones> => import("libphonenumber-js/min");

/** "+45" for DK; empty for a country without rules. */
export function callingCode(phones: Phones, country: string): string {
  return phones.isSupportedCountry(country) ? `+${phones.getCountryCallingCode(country as CountryCode)}` : "";
}

/** Splits a phone number into calling code and digits, as they are stored; null when it is invalid. */
export function splitPhone(
  phones: Phones,
  area: string,
  number: string,
): { area_code: string; phone_number: string } | null {
  const parsed = phones.parsePhoneNumberFromString(`+${area.replace(/\D/g, "")} ${number}`);
  if (!parsed?.isPossible()) return null;
  return { area_code: `+${parsed.countryCallingCode}`, phone_number: parsed.nationalNumber };
}
