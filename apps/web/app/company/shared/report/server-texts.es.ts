import type { Report } from "@lantern/contract/http";
import { measure } from "@lantern/contract/measure-texts/es";
import { capitalized } from "@lantern/engine/graphemes";
import { count } from "../../../i18n/es/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { reportInLanguage as english } from "./server-texts.ts";

const people = (n: number) => count(n, "persona", "personas");

const teamsOf = (n: number) => count(n, "equipo", "equipos");

function cameIn({ attendance, teams, hidden_teams }: Report): string {
  const { came, listed, declined, absent } = attendance;
  const inTeams = `en ${teamsOf(teams.length + hidden_teams)}`;
  if (came === listed)
    return listed === 1
      ? `La única persona de la lista asistió, ${inTeams}.`
      : `Las ${people(listed)} de la lista asistieron, ${inTeams}.`;
  const away = [
    declined > 0 && `${formatNumber(declined)} ${declined === 1 ? "dijo" : "dijeron"} que no`,
    absent > 0 && `${formatNumber(absent)} no ${absent === 1 ? "vino" : "vinieron"}`,
  ].filter(Boolean);
  return `${came === 1 ? "Asistió" : "Asistieron"} ${formatNumber(came)} de las ${people(listed)} de la lista, ${inTeams}. ${sentence(away.join(" y "))}`;
}

const sentence = (text: string) => `${capitalized(text)}.`;

function togetherIn({ teams, hidden_teams }: Report): string {
  if (teams.length === 0 && hidden_teams > 0)
    return hidden_teams === 1
      ? "No mostramos lo que hizo un equipo de menos de tres personas."
      : "No mostramos lo que hicieron los equipos de menos de tres personas.";
  const puzzles = teams.flatMap((team) => team.puzzles);
  const solved = puzzles.filter((puzzle) => puzzle.solved).length;
  const endings = new Set(teams.map(({ ending }) => ending.id)).size;
  const who = hidden_teams > 0 ? "Los equipos de tres o más resolvieron" : "Resolvieron";
  return `${who} ${formatNumber(solved)} de ${count(puzzles.length, "enigma", "enigmas")} y llegaron a ${endings === 1 ? "un final" : `${formatNumber(endings)} finales distintos`}.`;
}

function committedIn({ teams, hidden_teams }: Report): string {
  const size = hidden_teams > 0 ? " de tres o más" : "";
  const committed = teams.flatMap(({ commitment }) => commitment ?? []);
  if (committed.length === 0) return `Ningún equipo${size} escribió lo que hará.`;
  const outcomes = committed.flatMap((commitment) => commitment.outcomes ?? []);
  const sum = (of: "kept" | "partly" | "not_yet") =>
    outcomes.reduce((total, counts) => total + counts[of], 0);
  const first = `${formatNumber(committed.length)} de ${teamsOf(teams.length)}${size} ${committed.length === 1 ? "escribió" : "escribieron"} lo que ${committed.length === 1 ? "hará" : "harán"}.`;
  if (outcomes.length === 0) return `${first} Preguntamos a los 14 días cómo ha ido.`;
  const responses = sum("kept") + sum("partly") + sum("not_yet");
  return `${first} A las dos semanas, de ${count(responses, "respuesta", "respuestas")}, ${formatNumber(sum("kept"))} ${sum("kept") === 1 ? "dice" : "dicen"} que se ha hecho y ${formatNumber(sum("partly"))}, que en parte.`;
}

/** The sentences of a report, from the same numbers as the English ones of the server. */
export const reportInLanguage: typeof english = (report: Report): Report => ({
  ...report,
  summary: { came: cameIn(report), together: togetherIn(report), committed: committedIn(report) },
  teams: report.teams.map((team) => ({
    ...team,
    measures:
      team.measures?.map((one) => {
        const { title, how, bandLabel, sentence } = measure({ ...one, own: null });
        return { ...one, title, how, label: bandLabel, sentence };
      }) ?? null,
  })),
});
