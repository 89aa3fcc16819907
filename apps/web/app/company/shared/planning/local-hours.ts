import { wallTime } from "../../../i18n/zoned.ts";
import { texts } from "./texts.ts";

/** The local start of one time zone. */
export interface LocalStart {
  zone: string;
  people: number;
  /** `14:00` */
  time: string;
  /** Hours since midnight, with fractions. */
  timeOfDay: number;
  inHours: boolean;
  label: string;
}

const opens = 9;
const closes = 18;

/** The local start by time zone: the viewer's first, then by clock. */
export function localStarts(
  startsAt: string,
  ownZone: string,
  zones: readonly (string | null)[],
): LocalStart[] {
  const counts = new Map<string, number>([[ownZone, 0]]);
  for (const zone of zones) {
    if (zone) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return [...counts]
    .map(([zone, people]) => localStart(startsAt, zone, people))
    .sort((a, b) => Number(b.zone === ownZone) - Number(a.zone === ownZone) || b.timeOfDay - a.timeOfDay);
}

/** How many of these people would play outside working hours. */
export function outsideHours(starts: readonly LocalStart[]): number {
  return starts.filter((start) => !start.inHours).reduce((sum, start) => sum + start.people, 0);
}

/**
 * The full or half hour of that day when fewest people play outside working hours; null when that is no improvement.
 */
export function betterTime(
  at: (time: string) => string,
  ownZone: string,
  zones: readonly (string | null)[],
  now: number,
): { time: string; outside: number } | null {
  const outside = (startsAt: string) => outsideHours(localStarts(startsAt, ownZone, zones));
  const times = Array.from({ length: 48 }, (_, half) => {
    const timeOfDay = String(Math.floor(half / 2)).padStart(2, "0");
    return `${timeOfDay}:${half % 2 ? "30" : "00"}`;
  });
  const ahead = times.filter((time) => new Date(at(time)).getTime() > now);
  const rated = ahead.map((time) => ({ time, outside: outside(at(time)) }));
  return rated.reduce<{ time: string; outside: number } | null>(
    (best, each) => (best === null || each.outside < best.outside ? each : best),
    null,
  );
}

function localStart(startsAt: string, zone: string, people: number): LocalStart {
  const [day, time] = wallTime(startsAt, zone);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const timeOfDay = hours + minutes / 60;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const weekend = weekday === 0 || weekday === 6;
  const inHours = !weekend && timeOfDay >= opens && timeOfDay <= closes - 1;
  return { zone, people, time, timeOfDay, inHours, label: weekend ? texts.weekend : partOfDay(timeOfDay) };
}

function partOfDay(timeOfDay: number): string {
  if (timeOfDay < 5 || timeOfDay >= 23) return texts.night;
  if (timeOfDay < 7) return texts.early;
  if (timeOfDay < opens) return texts.before;
  if (timeOfDay <= closes - 1) return texts.inHours;
  return timeOfDay < 20 ? texts.after : texts.late;
}

export const workingHours = { opens, closes };
