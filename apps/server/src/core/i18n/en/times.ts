import { englishLocaleOf } from "../../format.ts";

/** Cities that their time zone calls by another name or without accents, or not at all. */
const cities: Record<string, string> = {
  "America/Asuncion": "Asunción",
  "America/Bogota": "Bogotá",
  "America/Cancun": "Cancún",
  "America/Costa_Rica": "San José",
  "America/Panama": "Panama City",
  "America/Puerto_Rico": "San Juan",
  "America/Sao_Paulo": "São Paulo",
  "Asia/Bahrain": "Manama",
  "Asia/Qatar": "Doha",
  "Asia/Ho_Chi_Minh": "Ho Chi Minh City",
  "Atlantic/Azores": "Ponta Delgada",
  "Atlantic/Canary": "Las Palmas",
  "Atlantic/Madeira": "Funchal",
};

/** How days and times are written. */
export const times = {
  /** @param zone the IANA name of the time zone that the reader is in */
  locale: englishLocaleOf,
  /** The day as it stands inside a sentence, from how `Intl` writes it. British days have no comma, with a year or not. */
  day: (text: string) => text.replace(/, (?=\d+ )/, " "),
  /** By the IANA name of the time zone, where that name is not the city's name in this language. */
  cities,
};
