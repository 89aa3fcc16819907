import type { Report } from "@lantern/contract/http";
import { measure } from "@lantern/contract/measure-texts/de";
import { capitalized } from "@lantern/engine/graphemes";
import { count } from "../../../i18n/de/phrases.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { reportInLanguage as english } from "./server-texts.ts";

const people = (n: number) => count(n, "Person", "Personen");

const inTeams = (n: number) => count(n, "Team", "Teams");

function cameIn({ attendance, teams, hidden_teams }: Report): string {
  const { came, listed, declined, absent } = attendance;
  const where = `in ${inTeams(teams.length + hidden_teams)}`;
  if (came === listed)
    return listed === 1
      ? `Die einzige Person auf der Liste hat teilgenommen, ${where}.`
      : `Alle ${people(listed)} auf der Liste haben teilgenommen, ${where}.`;
  const away = [
    declined > 0 && `${formatNumber(declined)} ${declined === 1 ? "hat" : "haben"} abgesagt`,
    absent > 0 && `${formatNumber(absent)} ${absent === 1 ? "ist" : "sind"} nicht gekommen`,
  ].filter(Boolean);
  return `${formatNumber(came)} von ${people(listed)} auf der Liste ${came === 1 ? "hat" : "haben"} teilgenommen, ${where}. ${capitalized(away.join(", "))}.`;
}

function togetherIn({ teams, hidden_teams }: Report): string {
  if (teams.length === 0 && hidden_teams > 0)
    return hidden_teams === 1
      ? "Was ein Team mit weniger als drei Personen getan hat, zeigen wir nicht."
      : "Was Teams mit weniger als drei Personen getan haben, zeigen wir nicht.";
  const puzzles = teams.flatMap((team) => team.puzzles);
  const solved = puzzles.filter((puzzle) => puzzle.solved).length;
  const endings = new Set(teams.map(({ ending }) => ending.id)).size;
  const where = hidden_teams > 0 ? "In den Teams ab drei Personen: " : "";
  return `${where}${formatNumber(solved)} von ${formatNumber(puzzles.length)} Rätseln gelöst, ${endings === 1 ? "ein Ende" : `${formatNumber(endings)} verschiedene Enden`} erreicht.`;
}

function committedIn({ teams, hidden_teams }: Report): string {
  const size = hidden_teams > 0 ? " ab drei Personen" : "";
  const committed = teams.flatMap(({ commitment }) => commitment ?? []);
  if (committed.length === 0) return `Kein Team${size} hat etwas vereinbart.`;
  const outcomes = committed.flatMap((commitment) => commitment.outcomes ?? []);
  const sum = (of: "kept" | "partly" | "not_yet") =>
    outcomes.reduce((total, counts) => total + counts[of], 0);
  const first = `${formatNumber(committed.length)} von ${inTeams(teams.length)}${size} ${committed.length === 1 ? "hat" : "haben"} etwas vereinbart.`;
  if (outcomes.length === 0) return `${first} Nach 14 Tagen fragen wir, was daraus geworden ist.`;
  const responses = sum("kept") + sum("partly") + sum("not_yet");
  return `${first} Zwei Wochen später, von ${count(responses, "Antwort", "Antworten")}: ${formatNumber(sum("kept"))} umgesetzt, ${formatNumber(sum("partly"))} teilweise.`;
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
