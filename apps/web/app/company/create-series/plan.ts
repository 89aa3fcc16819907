import { limits } from "@lantern/contract/limits";
import type { SeriesBody } from "../../api/queries/series.ts";
import { browserZone } from "../../i18n/format.ts";
import { zonedInstant } from "../../i18n/zoned.ts";
import { addDays } from "../shared/planning/days.ts";
import { emptyPlan, type Plan } from "../shared/planning/plan.ts";

/** One date of a series, as entered. */
export interface PlannedDate {
  day: string;
  experience: string;
}

/** The values of the form. What a session has as well is entered as for a session. */
export interface SeriesPlan
  extends Pick<Plan, "title" | "language" | "notes" | "cost_center" | "speed" | "hosting" | "people"> {
  /** Chosen by hand; null: one for each person. */
  seats: number | null;
  time: string;
  zone: string;
  /** Weeks between two dates. */
  weeks: number;
  dates: PlannedDate[];
}

export function emptySeries(experiences: readonly string[]): SeriesPlan {
  const { title, language, notes, cost_center, speed, hosting, people } = emptyPlan();
  const dates = [0, 1, 2].map((index) => ({
    day: "",
    experience: experiences[index % Math.max(1, experiences.length)] ?? "",
  }));
  return {
    title,
    language,
    notes,
    cost_center,
    speed,
    hosting,
    people,
    seats: null,
    time: "14:00",
    zone: browserZone(),
    weeks: 4,
    dates,
  };
}

/** Proposes every date after this one again: so many weeks after the one before. */
export function proposeAfter(dates: readonly PlannedDate[], index: number, weeks: number): PlannedDate[] {
  const proposed = [...dates];
  for (let at = index + 1; at < proposed.length; at += 1) {
    const before = proposed[at - 1]?.day;
    const date = proposed[at];
    if (before && date) proposed[at] = { ...date, day: addDays(before, weeks * 7) };
  }
  return proposed;
}

/** Leaves out a day, such as a holiday: this date and all after it come one interval later. */
export function skip({ dates, weeks }: Pick<SeriesPlan, "dates" | "weeks">, index: number): PlannedDate[] {
  const later = dates.map((date, at) =>
    at === index && date.day ? { ...date, day: addDays(date.day, weeks * 7) } : date,
  );
  return proposeAfter(later, index, weeks);
}

/** As many dates as wanted; new ones follow the last, with the adventures in turn. */
export function withLength(plan: SeriesPlan, length: number, experiences: readonly string[]): PlannedDate[] {
  const dates = plan.dates.slice(0, length);
  while (dates.length < length) {
    const turn = experiences[dates.length % Math.max(1, experiences.length)] ?? "";
    dates.push({ day: "", experience: turn });
  }
  return proposeAfter(dates, Math.min(plan.dates.length, length) - 1, plan.weeks);
}

/** The seats of each session: at least one for each person. */
export const seatsOf = ({ seats, people }: Pick<SeriesPlan, "seats" | "people">): number =>
  Math.min(limits.seatsMax, Math.max(limits.seatsMin, people.size, seats || 0));

/** Sets the people. Seats that are too few for them follow their number again. */
export const withPeople = (plan: SeriesPlan, people: SeriesPlan["people"]): SeriesPlan => ({
  ...plan,
  people,
  seats: plan.seats !== null && plan.seats > people.size ? plan.seats : null,
});

/** The request body; without a day a start is empty. It has `speed` only in local mode. */
export function bodyOf(plan: SeriesPlan, local: boolean): SeriesBody {
  return {
    title: plan.title,
    consumer_ids: [...plan.people.keys()],
    seats: seatsOf(plan),
    timezone: plan.zone,
    sessions: plan.dates.map(({ day, experience }) => ({
      experience,
      starts_at: day && zonedInstant(day, plan.time, plan.zone),
    })),
    language: plan.language,
    hosting: plan.hosting,
    notes: plan.notes,
    cost_center: plan.cost_center || null,
    ...(local ? { speed: plan.speed } : {}),
  };
}
