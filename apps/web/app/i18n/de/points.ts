import type { PointsFrom } from "@lantern/engine/scorecard";
import { count } from "./phrases.ts";

/** The reasons of the points, from the same numbers as the English ones. */
export const points: Record<keyof PointsFrom, (from: PointsFrom) => string> = {
  story({ story: { base, resources, needs } }) {
    const parts = resources.map(({ label, start, value, points }) => {
      if (value === start) return `${label} blieb bei ${value}`;
      const change = start === null ? value : `von ${start} auf ${value}`;
      return `${label} ${change} ${points < 0 ? `kostete ${-points}` : `brachte ${points}`}`;
    });
    if (base > 0) parts.unshift(`Der Weg eures Teams brachte ${base}`);
    if (needs)
      parts.push(
        needs.met === 1
          ? `1 erfülltes Bedürfnis brachte ${needs.points}`
          : `${needs.met} erfüllte Bedürfnisse brachten ${needs.points}`,
      );
    return parts.join(", ").concat(".");
  },
  puzzles({ puzzles: { played, solved, hints, untimed } }) {
    if (played === 0) return "Es wurde kein Rätsel gespielt.";
    const timed = solved > 0 && !untimed ? ", dazu Punkte für die übrige Zeit" : "";
    const hintsText =
      hints === 0 ? "Kein Tipp kostete Punkte." : `${count(hints, "Tipp kostete", "Tipps kosteten")} Punkte.`;
    return `${solved} von ${played} gelöst${timed}. ${hintsText}`;
  },
  collaboration: ({ collaboration: { measures } }) =>
    measures === 0
      ? "Es ließ sich nichts messen."
      : measures === 1
        ? "Der Wert von 1 Messung, weiter unten."
        : `Der Durchschnitt von ${measures} Messungen, weiter unten.`,
  spirit({ spirit: { kudos, reflections } }) {
    const answered = `${count(reflections, "Antwort", "Antworten")} auf die Fragen am Ende.`;
    if (kudos === undefined) return `${answered} Dankeskarten geben keine Punkte.`;
    return `${count(kudos, "Dankeskarte", "Dankeskarten")}, ${answered}`;
  },
};
