import type { Report } from "@lantern/contract/http";
import { en } from "../../core/documents/text.ts";

const texts = en.report.summary;

/** Sums up a report in three sentences. They say nothing that the rest of the report does not show. */
export function summaryOf(report: Omit<Report, "summary">): Report["summary"] {
  return { came: cameIn(report), together: togetherIn(report), committed: committedIn(report) };
}

function cameIn({ attendance, teams }: Omit<Report, "summary">): string {
  const { came, listed, declined, absent } = attendance;
  if (came === listed) return texts.everybody(listed, teams.length);
  return sentences(texts.came(came, listed, teams.length), `${texts.away(declined, absent)}.`);
}

function togetherIn({ teams, decisions }: Omit<Report, "summary">): string {
  const puzzles = teams.flatMap((team) => team.puzzles);
  const endings = new Set(teams.map(({ ending }) => ending.id)).size;
  const choices = decisions.flatMap((decision) => decision.teams);
  const visible = choices.flatMap(({ option, before }) => (before ? [{ option, before }] : []));
  const changed = visible.filter(({ option, before }) => !isFavorite(option, before)).length;
  return sentences(
    texts.together(puzzles.filter(({ solved }) => solved).length, puzzles.length, endings),
    changed > 0 && texts.changed(changed, visible.length),
  );
}

/** Whether no other option had more votes. Without votes, no option did. */
function isFavorite(option: string, votes: Record<string, number>): boolean {
  return (votes[option] ?? 0) === Math.max(0, ...Object.values(votes));
}

function committedIn({ teams }: Omit<Report, "summary">): string {
  const committed = teams.flatMap(({ commitment }) => commitment ?? []);
  if (committed.length === 0) return texts.none;
  const outcomes = committed.flatMap((commitment) => commitment.outcomes ?? []);
  const sum = (of: "kept" | "partly" | "not_yet") =>
    outcomes.reduce((total, counts) => total + counts[of], 0);
  const [kept, partly] = [sum("kept"), sum("partly")];
  return sentences(
    texts.committed(committed.length, teams.length),
    outcomes.length === 0 ? texts.waiting : texts.outcomes(kept + partly + sum("not_yet"), kept, partly),
  );
}

const sentences = (...all: (string | false)[]): string => all.filter((one) => one !== false).join(" ");
