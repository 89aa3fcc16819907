import type { Report } from "@lantern/contract/http";
import type { FileTexts } from "../../core/documents/text/index.ts";

type Summary = FileTexts["report"]["summary"];

/** Sums up a report in three sentences. They say nothing that the rest of the report does not show. */
export function summaryOf(report: Omit<Report, "summary">, texts: FileTexts["report"]): Report["summary"] {
  return {
    came: cameIn(report, texts.summary),
    together: togetherIn(report, texts),
    committed: committedIn(report, texts.summary),
  };
}

function cameIn({ attendance, teams, hidden_teams }: Omit<Report, "summary">, texts: Summary): string {
  const { came, listed, declined, absent } = attendance;
  const played = teams.length + hidden_teams;
  if (came === listed) return texts.everybody(listed, played);
  return sentences(texts.came(came, listed, played), `${texts.away(declined, absent)}.`);
}

function togetherIn(
  { teams, hidden_teams }: Omit<Report, "summary">,
  { hiddenTeams, summary }: FileTexts["report"],
): string {
  if (teams.length === 0 && hidden_teams > 0) return hiddenTeams(hidden_teams);
  const puzzles = teams.flatMap((team) => team.puzzles);
  const endings = new Set(teams.map(({ ending }) => ending.id)).size;
  const solved = puzzles.filter((puzzle) => puzzle.solved).length;
  return summary.together(solved, puzzles.length, endings, hidden_teams > 0);
}

function committedIn({ teams, hidden_teams }: Omit<Report, "summary">, texts: Summary): string {
  const committed = teams.flatMap(({ commitment }) => commitment ?? []);
  if (committed.length === 0) return texts.none(hidden_teams > 0);
  const outcomes = committed.flatMap((commitment) => commitment.outcomes ?? []);
  const sum = (of: "kept" | "partly" | "not_yet") =>
    outcomes.reduce((total, counts) => total + counts[of], 0);
  const [kept, partly] = [sum("kept"), sum("partly")];
  return sentences(
    texts.committed(committed.length, teams.length, hidden_teams > 0),
    outcomes.length === 0 ? texts.waiting : texts.outcomes(kept + partly + sum("not_yet"), kept, partly),
  );
}

const sentences = (...all: (string | false)[]): string => all.filter((one) => one !== false).join(" ");
