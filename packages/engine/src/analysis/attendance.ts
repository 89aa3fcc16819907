import { playAt } from "../clock.ts";
import type { Seat } from "../commands.ts";
import type { TeamEvent } from "../team/types.ts";

interface Here {
  away: boolean;
  /** Left, or moved to another team. */
  gone: boolean;
  observer: boolean;
  /** Play ms since when this person plays, null while they do not. */
  since: number | null;
}

/**
 * Who played in the team, and for how long: from the first scene on, watching and being away taken out. A
 * dropped line counts as present while its seat is held.
 */
export function attendance(events: readonly TeamEvent[]): { seats: Seat[]; presentMs: Record<Seat, number> } {
  const people = new Map<Seat, Here>();
  const presentMs: Record<Seat, number> = {};
  let now = 0;
  let started = false;

  const settle = (seat: Seat, person: Here) => {
    if (person.since !== null) presentMs[seat] = (presentMs[seat] ?? 0) + now - person.since;
    person.since = started && !person.away && !person.gone && !person.observer ? now : null;
  };
  const change = (seat: Seat, what: Partial<Here>) => {
    const person = people.get(seat) ?? { away: false, gone: false, observer: false, since: null };
    people.set(seat, person);
    Object.assign(person, what);
    settle(seat, person);
  };

  for (const event of events) {
    if ("at" in event) now = Math.max(now, event.at);
    if (event.type === "synced") {
      const { clock, roster } = event.digest;
      if (clock?.pausedAt) now = Math.max(now, playAt(clock, clock.pausedAt));
      for (const seat of new Set([...roster, ...people.keys()]))
        change(seat, { gone: !roster.includes(seat) });
    } else if (event.type === "presence") change(event.seat, { away: event.presence === "away" });
    else if (event.type === "observed") change(event.seat, { observer: event.on });
    else if (event.type === "left") change(event.seat, { gone: true });
    else if (event.type === "sceneEntered" && !started) {
      started = true;
      for (const [seat, person] of people) settle(seat, person);
    }
  }
  for (const [seat, person] of people) settle(seat, person);
  const seats = [...people.keys()].filter((seat) => (presentMs[seat] ?? 0) > 0);
  return { seats, presentMs: Object.fromEntries(seats.map((seat) => [seat, presentMs[seat] ?? 0])) };
}
