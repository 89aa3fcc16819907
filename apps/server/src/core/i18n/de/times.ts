import type { Texts } from "../index.ts";

export const times: Texts["times"] = {
  locale: () => "de-DE",
  day: (text) => text,
};
