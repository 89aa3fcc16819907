import type { SeriesReport } from "@lantern/contract/http";
import { measureTitles } from "@lantern/contract/measure-texts/de";
import { count } from "../../i18n/de/phrases.ts";
import { formatNumber } from "../../i18n/format.ts";
import { percent } from "../shared/percent.ts";
import type { reportInLanguage as english } from "./server-texts.ts";

const share = (part: number, whole: number) =>
  `${formatNumber(whole === 0 ? 0 : percent(part, whole))}\u00a0%`;

function attendanceIn({ sessions }: SeriesReport): string {
  const played = sessions.flatMap((session) => session.played ?? []);
  const sum = (of: "came" | "listed") => played.reduce((total, one) => total + one[of], 0);
  return `${formatNumber(played.length)} von ${count(sessions.length, "Session", "Sessions")} ${played.length === 1 ? "ist" : "sind"} gespielt, und ${share(sum("came"), sum("listed"))} der Personen auf der Liste haben teilgenommen.`;
}

const metIn = ({ pairs }: SeriesReport): string =>
  pairs
    ? `Von allen Paaren, die sich aus der Gruppe bilden lassen, waren ${share(pairs.met, pairs.pairs)} schon im selben Team.`
    : "Die Gruppe ist zu klein, um zu sagen, welcher Teil von ihr sich kennt.";

function commitmentsIn({ commitments: { teams, outcomes } }: SeriesReport): string {
  if (teams === 0) return "Noch hat kein Team ab drei Personen etwas vereinbart.";
  const agreed = `${count(teams, "Team hat", "Teams haben")} vereinbart, was danach geschehen soll`;
  if (!outcomes)
    return `${agreed}. Was daraus geworden ist, zeigen wir, sobald drei Personen eines Teams geantwortet haben.`;
  const { kept = 0, partly = 0, not_yet: notYet = 0 } = outcomes;
  return `${agreed}. Von ${count(kept + partly + notYet, "Antwort", "Antworten")}: umgesetzt ${formatNumber(kept)}, teilweise ${formatNumber(partly)}, noch nicht ${formatNumber(notYet)}.`;
}

/** The sentences of a report, from the same numbers as the English ones of the server. */
export const reportInLanguage: typeof english = (report) => ({
  ...report,
  summary: [attendanceIn(report), metIn(report), commitmentsIn(report)],
  measures: report.measures.map(({ id }) => ({ id, title: measureTitles[id] })),
});
