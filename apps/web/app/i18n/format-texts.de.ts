import { count } from "./de/phrases.ts";
import type { agoTexts as english } from "./format-texts.ts";

export const agoTexts: typeof english = {
  ahead: (days, hours, minutes) => {
    if (days > 0)
      return `in ${count(days, "Tag", "Tagen")}${hours > 0 ? ` und ${count(hours, "Stunde", "Stunden")}` : ""}`;
    if (hours > 0)
      return `in ${count(hours, "Stunde", "Stunden")}${minutes > 0 ? ` und ${count(minutes, "Minute", "Minuten")}` : ""}`;
    return `in ${count(minutes, "Minute", "Minuten")}`;
  },
  now: "gerade eben",
  minute: "vor einer Minute",
};
