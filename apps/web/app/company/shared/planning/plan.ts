import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { SessionBody } from "../../../api/queries/session-changes.ts";
import { language } from "../../../i18n/current.ts";
import { browserZone } from "../../../i18n/format.ts";
import { wallTime, zonedInstant } from "../../../i18n/zoned.ts";
import { type People, peopleIn } from "../people-picker/people.ts";
import type { SplitBase } from "../people-picker/split-dialog.tsx";
import { texts } from "./texts.ts";

/** The values of the three-step form; dates as entered. */
export interface Plan {
  title: string;
  experience: string;
  language: string;
  day: string;
  time: string;
  zone: string;
  /** The start that the draft has. Where the clocks go back that night it can be the second of two equal times. */
  storedStart: string | null;
  seats: number;
  /** True until the number of seats is set by hand: seats then follow the number of attendees. */
  seatsFollow: boolean;
  notes: string;
  /** The code of a cost center; empty for none. */
  cost_center: string;
  speed: number;
  hosting: "autopilot" | "host";
  people: People;
}

/** The first choice of language is that of the page. */
export const emptyPlan = (): Plan => ({
  title: "",
  experience: "",
  language: language(),
  day: "",
  time: "14:00",
  zone: browserZone(),
  storedStart: null,
  seats: limits.welcomeCredits,
  seatsFollow: true,
  notes: "",
  cost_center: "",
  speed: 1,
  hosting: "autopilot",
  people: new Map(),
});

/** A stored draft as form values. */
export function planOf(session: Session): Plan {
  const zone = session.timezone ?? browserZone();
  const [day, time] = session.starts_at ? wallTime(session.starts_at, zone) : ["", "14:00"];
  return {
    title: session.title,
    experience: session.experience ?? "",
    language: session.language,
    day,
    time,
    zone,
    storedStart: session.starts_at,
    seats: session.seats ?? limits.welcomeCredits,
    seatsFollow: false,
    notes: session.notes,
    cost_center: session.cost_center ?? "",
    speed: session.speed,
    hosting: session.hosting,
    people: peopleIn(session),
  };
}

/** Whether one session has no room for the chosen people. */
export const tooMany = ({ people }: Plan): boolean => people.size > limits.seatsMax;

/** The chosen start in UTC; null while there is no day. */
export function startOf(plan: Plan): string | null {
  return plan.day ? zonedInstant(plan.day, plan.time, plan.zone, plan.storedStart) : null;
}

/** Why the start is invalid at the current time. The server validates it again. */
export function startError(startsAt: string | null, now = Date.now()): string | null {
  return startsAt && Date.parse(startsAt) <= now ? texts.past : null;
}

/** Sets the people. Seats follow their number, at least two, until they are set by hand. */
export function withPeople(plan: Plan, people: People): Plan {
  if (!plan.seatsFollow) return { ...plan, people };
  const seats = people.size === 0 ? limits.welcomeCredits : people.size;
  return { ...plan, people, seats: Math.min(limits.seatsMax, Math.max(limits.seatsMin, seats)) };
}

/** The settings of sessions into which too many people are split: seats follow from their number. */
export function splitOf(plan: Plan, local: boolean): SplitBase {
  const { seats: _, ...settings } = bodyOf(plan, local);
  return settings;
}

/** The request body. It has `speed` only in local mode. */
export function bodyOf(plan: Plan, local: boolean): SessionBody {
  return {
    title: plan.title,
    experience: plan.experience || null,
    starts_at: startOf(plan),
    timezone: plan.zone,
    seats: plan.seats,
    language: plan.language,
    hosting: plan.hosting,
    notes: plan.notes,
    cost_center: plan.cost_center || null,
    ...(local ? { speed: plan.speed } : {}),
  };
}
