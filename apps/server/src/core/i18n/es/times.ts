import type { Texts } from "../index.ts";

export const times: Texts["times"] = {
  locale: () => "es-ES",
  day: (text) => text.replace(",", ""),
};
