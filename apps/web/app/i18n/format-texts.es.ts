import { count } from "./es/phrases.ts";
import type { agoTexts as english } from "./format-texts.ts";

export const agoTexts: typeof english = {
  ahead: (days, hours, minutes) => {
    if (days > 0) return `dentro de ${count(days, "día", "días")}${hours > 0 ? ` y ${hours} h` : ""}`;
    if (hours > 0) return `dentro de ${hours} h${minutes > 0 ? ` y ${minutes} min` : ""}`;
    return `dentro de ${minutes} min`;
  },
  now: "ahora mismo",
  minute: "hace un minuto",
};
