import { count } from "./de/phrases.ts";
import type { agoTexts as english } from "./format-texts.ts";

export const agoTexts: typeof english = {
  ahead: (days, hours, minutes) => {
    if (days > 0) return `in ${count(days, "Tag", "Tagen")}${hours > 0 ? ` und ${hours} Std.` : ""}`;
    if (hours > 0) return `in ${hours} Std.${minutes > 0 ? ` und ${minutes} Min.` : ""}`;
    return `in ${minutes} Min.`;
  },
  now: "gerade eben",
  minute: "vor einer Minute",
};
