import type { PointsFrom } from "@lantern/engine/scorecard";
import { count } from "./phrases.ts";

/** The reasons of the points, from the same numbers as the English ones. */
export const points: Record<keyof PointsFrom, (from: PointsFrom) => string> = {
  story({ story: { base, resources, needs } }) {
    const parts = resources.map(({ label, start, value, points }) => {
      if (value === start) return `${label} siguió en ${value}`;
      const change = start === null ? value : `de ${start} a ${value}`;
      return `${label} ${change} ${points < 0 ? `restó ${-points}` : `dio ${points}`}`;
    });
    if (base > 0) parts.unshift(`El camino que siguió el equipo dio ${base}`);
    if (needs)
      parts.push(
        needs.met === 1
          ? `1 necesidad cubierta dio ${needs.points}`
          : `${needs.met} necesidades cubiertas dieron ${needs.points}`,
      );
    return parts.join(", ").concat(".");
  },
  puzzles({ puzzles: { played, solved, hints, untimed } }) {
    if (played === 0) return "No se jugó ningún enigma.";
    const timed = solved > 0 && !untimed ? ", y suma el tiempo que sobró" : "";
    const hintsText =
      hints === 0
        ? "Ninguna pista restó puntos."
        : `${count(hints, "pista restó", "pistas restaron")} puntos.`;
    return `Resueltos: ${solved} de ${played}${timed}. ${hintsText}`;
  },
  collaboration: ({ collaboration: { measures } }) =>
    measures === 0
      ? "No se pudo medir nada."
      : `La media de ${count(measures, "medida", "medidas")}, más abajo.`,
  spirit({ spirit: { kudos, reflections } }) {
    const answered = count(reflections, "reflexión", "reflexiones");
    if (kudos === undefined) return `${answered}. Las cartas de agradecimiento no dan puntos.`;
    return `${count(kudos, "carta de agradecimiento", "cartas de agradecimiento")}, ${answered}.`;
  },
};
