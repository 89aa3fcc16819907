import type { SeriesReport } from "@lantern/contract/http";
import type { FileTexts } from "../../core/documents/text/index.ts";

type Summary = FileTexts["seriesReport"]["summary"];

/** Three plain sentences: who came, how much of the group has met, and what became of what teams agreed on. */
export function summaryOf(
  { sessions, pairs, commitments }: Omit<SeriesReport, "summary">,
  texts: Summary,
): string[] {
  const played = sessions.flatMap((session) => session.played ?? []);
  const sum = (of: "came" | "listed") => played.reduce((total, one) => total + one[of], 0);
  return [
    texts.attendance(played.length, sessions.length, shareOf(sum("came"), sum("listed"))),
    pairs ? texts.met(shareOf(pairs.met, pairs.pairs)) : texts.tooFew,
    commitmentSentence(commitments, texts),
  ];
}

function commitmentSentence({ teams, outcomes }: SeriesReport["commitments"], texts: Summary): string {
  if (teams === 0) return texts.noCommitments;
  if (!outcomes) return texts.unanswered(teams);
  return texts.outcomes(teams, outcomes.kept ?? 0, outcomes.partly ?? 0, outcomes.not_yet ?? 0);
}

/** A share in whole percent. It is 100 only if nobody is missing. */
export function shareOf(part: number, whole: number): number {
  if (whole === 0 || part >= whole) return whole === 0 ? 0 : 100;
  return Math.min(99, Math.round((part / whole) * 100));
}
