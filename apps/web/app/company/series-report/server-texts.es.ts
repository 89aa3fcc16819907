import type { SeriesReport } from "@lantern/contract/http";
import { measureTitles } from "@lantern/contract/measure-texts/es";
import { count } from "../../i18n/es/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import { percent } from "../shared/percent.ts";
import type { reportInLanguage as english } from "./server-texts.ts";

const share = (part: number, whole: number) =>
  `${formatNumber(whole === 0 ? 0 : percent(part, whole))}\u00a0%`;

function attendanceIn({ sessions }: SeriesReport): string {
  const played = sessions.flatMap((session) => session.played ?? []);
  const sum = (of: "came" | "listed") => played.reduce((total, one) => total + one[of], 0);
  return `${played.length === 1 ? "Se ha jugado" : "Se han jugado"} ${formatNumber(played.length)} de ${count(sessions.length, "sesión", "sesiones")}, y vino el ${share(sum("came"), sum("listed"))} de las personas de la lista.`;
}

const metIn = ({ pairs }: SeriesReport): string =>
  pairs
    ? `El ${share(pairs.met, pairs.pairs)} de todas las parejas de compañeros ya ha estado en un mismo equipo.`
    : "El grupo es demasiado pequeño para decir qué parte de él se conoce.";

function commitmentsIn({ commitments: { teams, outcomes } }: SeriesReport): string {
  if (teams === 0) return "Ningún equipo de tres o más ha escrito lo que hará.";
  const agreed = `${count(teams, "equipo acordó", "equipos acordaron")} qué hacer después`;
  if (!outcomes) return `${agreed}. Mostramos cómo ha ido cuando tres personas de un equipo han respondido.`;
  const { kept = 0, partly = 0, not_yet: notYet = 0 } = outcomes;
  return `${agreed}; de ${count(kept + partly + notYet, "respuesta", "respuestas")}, ${count(kept, "dice", "dicen")} que se ha hecho, ${formatNumber(partly)} que en parte y ${formatNumber(notYet)} que todavía no.`;
}

/** The sentences of a report, from the same numbers as the English ones of the server. */
export const reportInLanguage: typeof english = (report) => ({
  ...report,
  summary: [attendanceIn(report), metIn(report), commitmentsIn(report)],
  measures: report.measures.map(({ id }) => ({ id, title: measureTitles[id] })),
});
