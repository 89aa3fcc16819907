import { type Insights, measureId } from "@lantern/contract/http";

type Session = Insights["sessions"][number];

type Change = Insights["changed"][number];

/** Points of a percentage, or tenths of a rating, below which nothing has changed. */
const noticeable = { share: 5, rating: 0.2 };
/** Below this percentage of people who attended or have played, there is something to do. */
const enough = 80;

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** What is different in the latest session. One session alone has nothing to compare with. */
export function changedIn(sessions: readonly Session[]): Change[] {
  const latest = sessions.at(-1);
  const before = sessions.slice(0, -1);
  if (!latest || before.length === 0) return [];
  return [attendanceOf(latest, before), ...bandsOf(sessions), ...ratingsOf(sessions)];
}

function attendanceOf({ came, listed }: Session, before: readonly Session[]): Change {
  const sum = (of: "came" | "listed") => before.reduce((total, one) => total + one[of], 0);
  const [share, earlier] = [percent(came, listed), percent(sum("came"), sum("listed"))];
  if (Math.abs(share - earlier) < noticeable.share) return { kind: "attendance_same", came, listed };
  return { kind: "attendance", came, listed, share, before: earlier };
}

/** Measures that are in another band than in the session before, of those that have any. */
function bandsOf(sessions: readonly Session[]): Change[] {
  const [latest, earlier] = sessions.flatMap(({ bands }) => bands ?? []).reverse();
  if (!latest || !earlier) return [];
  const moved = measureId.options.flatMap((id): Change[] => {
    const [from, to] = [earlier[id], latest[id]];
    return from && to && from !== to ? [{ kind: "measure", measure: id, from, to }] : [];
  });
  return moved.length > 0 ? moved : [{ kind: "measures_same" }];
}

function ratingsOf(sessions: readonly Session[]): Change[] {
  const [latest, earlier] = sessions.flatMap(({ feedback }) => feedback ?? []).reverse();
  if (!latest || !earlier || Math.abs(latest.average - earlier.average) < noticeable.rating) return [];
  return [{ kind: "feedback", average: latest.average, before: earlier.average }];
}

/** What an administrator can do now: about the latest session, and the department that was reached least. */
export function nextStepsOf(
  sessions: readonly Session[],
  departments: Insights["departments"],
): Insights["next"] {
  const latest = sessions.at(-1);
  if (!latest || sessions.length < 2) return [];
  const { id, came, listed, bands } = latest;
  const steps: Insights["next"] = [];
  if (percent(came, listed) < enough) steps.push({ kind: "missed", people: listed - came, session_id: id });
  for (const measure of measureId.options)
    if (bands?.[measure] === "low") steps.push({ kind: "measure", measure, session_id: id });
  const [least] = departments
    .filter(({ name, reached, of }) => name !== null && percent(reached, of) < enough)
    .sort((a, b) => a.reached / a.of - b.reached / b.of);
  if (least?.name) steps.push({ kind: "department", name: least.name, reached: least.reached, of: least.of });
  return steps.length > 0 ? steps : [{ kind: "plan" }];
}
