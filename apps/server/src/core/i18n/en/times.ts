import { englishLocaleOf } from "../../format.ts";

/** How days and times are written. */
export const times = {
  /** @param zone the IANA name of the time zone that the reader is in */
  locale: englishLocaleOf,
  /** The day as it stands inside a sentence, from how `Intl` writes it. */
  day: (text: string) => text,
};
