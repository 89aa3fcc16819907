import { formatNumber } from "../../i18n/format.ts";
import type { texts as english } from "./texts.ts";

/** The list of all series. */
export const texts: typeof english = {
  sub: "Mehrere Sessions, zusammen geplant für dieselben Personen.",
  loading: "Ihre Serien werden geladen",
  columns: { series: "Serie", next: "Nächste Session", played: "Gespielt" },
  over: "Alle gespielt",
  played: (played, of) => `${formatNumber(played)} von ${formatNumber(of)}`,
  none: {
    title: "Noch keine Serie",
    text: "Planen Sie zwei bis sechs Sessions für dieselben Personen. Wir mischen die Teams, damit alle jemand Neues kennenlernen, und fragen jedes Team, was aus seiner Vereinbarung geworden ist.",
  },
};
