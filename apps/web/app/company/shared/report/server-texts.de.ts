import type { Report } from "@lantern/contract/http";
import { capitalized } from "@lantern/engine/graphemes";
import type { Band, MeasureView } from "@lantern/engine/scorecard";
import { measure } from "../../../i18n/de/measures.ts";
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

type MeasureId = MeasureView["id"];
const order = { low: 0, middle: 1, high: 2 } as const;

/** What a measure says about a team, to others; on the scorecard the same says *ihr* to the team itself. */
const sentences: Record<MeasureId, (parts: MeasureView["parts"], band: Band) => string> = {
  contribution: ({ people: here = 0 }, band) =>
    [
      "Manche haben die Geschichte viel stärker vorangebracht als andere.",
      "Die meisten haben die Geschichte vorangebracht. Ein oder zwei haben mehr getan als die anderen.",
      `${here === 2 ? "Beide" : "Alle"} haben die Geschichte vorangebracht. Niemand hat sie allein getragen.`,
    ][order[band]] ?? "",
  voice: (_, band) =>
    [
      "Wenige Stimmen haben den größten Teil der Session gefüllt.",
      "Die meisten Stimmen hatten Raum. Ein oder zwei hatten mehr als die anderen.",
      "Jede Stimme hatte Raum.",
    ][order[band]] ?? "",
  clues({ dealt = 0, shared = 0 }) {
    if (dealt === 1)
      return `Der einzige nötige Hinweis wurde ${shared === 1 ? "" : "nicht "}rechtzeitig gesagt.`;
    const amount =
      shared === 0 ? "wurde keiner" : shared === 1 ? "wurde 1" : `wurden ${formatNumber(shared)}`;
    return `Von ${formatNumber(dealt)} nötigen Hinweisen ${amount} rechtzeitig gesagt.`;
  },
  listening({ split = 0, moved = 0 }) {
    const started = `Vor ${split === 1 ? "einem Gespräch" : `${formatNumber(split)} Gesprächen`} war das Team uneins.`;
    if (moved === 0) return `${started} Niemand hat sich der ersten Wahl einer anderen Person angenähert.`;
    return `${started} ${split === 1 ? "Dabei" : `In ${formatNumber(moved)} davon`} hat sich jemand der ersten Wahl einer anderen Person angenähert.`;
  },
  pace({ quick = 0, calm = 0, late = 0 }) {
    const all = quick + calm + late;
    if (all === 1 && calm === 0) return `Die einzige Entscheidung war ${quick === 1 ? "hastig" : "spät"}.`;
    if (all === 1) return "Für die einzige Entscheidung hat sich das Team die nötige Zeit genommen.";
    return [
      `Für ${calm === 0 ? "keine" : formatNumber(calm)} von ${formatNumber(all)} Entscheidungen hat sich das Team die nötige Zeit genommen.`,
      quick > 0 && `${formatNumber(quick)} hastig.`,
      late > 0 && `${formatNumber(late)} spät.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  togetherness: ({ scenes = 0, together = 0 }) =>
    `In ${formatNumber(together)} von ${count(scenes, "Szene", "Szenen")} waren alle so weit, bevor es weiterging.`,
};

/** Shown where a measure has nothing to say. */
const nothing: Record<MeasureId, string> = {
  contribution: "Mit weniger als zwei Personen gibt es nichts zu verteilen.",
  voice: "Weniger als zwei Personen haben geteilt, wie lange sie gesprochen haben.",
  clues: "Es wurde kein Rätsel gespielt, also war kein Hinweis nötig.",
  listening: "Vor keinem Gespräch war das Team uneins.",
  pace: "Das Team hat nichts entschieden.",
  togetherness: "In keiner Szene kam es auf alle an.",
};

/** The sentences of a report, from the same numbers as the English ones of the server. */
export const reportInLanguage: typeof english = (report: Report): Report => ({
  ...report,
  summary: { came: cameIn(report), together: togetherIn(report), committed: committedIn(report) },
  teams: report.teams.map((team) => ({
    ...team,
    measures:
      team.measures?.map((one) => {
        const { title, how, bandLabel } = measure({ ...one, bandLabel: one.label, own: null });
        const sentence = one.band ? sentences[one.id](one.parts, one.band) : nothing[one.id];
        return { ...one, title, how, label: bandLabel, sentence };
      }) ?? null,
  })),
});
