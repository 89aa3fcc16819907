import type { Series, SessionSummary } from "@lantern/contract/http";
import { wallTime, zonedInstant } from "../../i18n/zoned.ts";
import { addDays, daysBetween } from "../shared/planning/days.ts";
import { isOpen, uninvited } from "../shared/session/model.ts";

type Outcomes = NonNullable<Series["commitments"]["outcomes"]>;

/** How many say that it happened, partly, and not yet. */
export const countsOf = (outcomes: Outcomes) =>
  (["kept", "partly", "not_yet"] as const).map((outcome) => outcomes[outcome]) as [number, number, number];

export const draftsOf = ({ sessions }: Series): SessionSummary[] =>
  sessions.filter(({ status }) => status === "draft");

/** Whether somebody has a seat in a confirmed session and no invitation to it. */
export const mayInvite = ({ sessions }: Series): boolean =>
  sessions.some((session) => session.status === "confirmed" && uninvited(session) > 0);

/** The sessions after this one that can still be changed. */
export function laterThan({ sessions }: Series, session: SessionSummary): SessionSummary[] {
  const index = sessions.findIndex(({ id }) => id === session.id);
  return sessions.slice(index + 1).filter((one) => isOpen(one) && one.starts_at);
}

/** The new starts when this session moves to a day and time, and later ones by as many days to the same time. */
export function movedStarts(
  session: SessionSummary,
  later: readonly SessionSummary[],
  { day, time, zone }: { day: string; time: string; zone: string },
): { id: string; starts_at: string }[] {
  const [before] = session.starts_at ? wallTime(session.starts_at, zone) : [day];
  const days = daysBetween(before, day);
  return [
    { id: session.id, starts_at: zonedInstant(day, time, zone, session.starts_at) },
    ...later.map(({ id, starts_at }) => {
      const [old] = wallTime(starts_at ?? "", zone);
      return { id, starts_at: zonedInstant(addDays(old, days), time, zone, starts_at) };
    }),
  ];
}
