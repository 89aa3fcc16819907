import type { Person } from "@lantern/contract/live";
import type { State } from "@lantern/engine";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";

/** Everybody who ever had a seat, as other people see them. */
export function peopleOf(info: LiveSessionInfo, seats: State["seats"]): Record<string, Person> {
  return Object.fromEntries(Object.keys(seats).map((seat) => [seat, personOf(info, seats, seat)]));
}

/** Names of expected people who have never had a seat. */
export function missingOf({ roster }: LiveSessionInfo, seats: State["seats"]): string[] {
  const here = new Set(Object.values(seats).map(({ key }) => key));
  return roster
    .filter(({ consumerId }) => !here.has(consumerId))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

/** A seat's person, as other people see them. */
export function personOf(info: LiveSessionInfo, seats: State["seats"], seat: string): Person {
  const { key, portrait = 0 } = seats[seat] ?? {};
  const entry = info.roster.find(({ consumerId }) => consumerId === key);
  const name = entry ? `${entry.firstName} ${entry.lastName}`.trim() : "";
  return { name: name || `Guest ${seat.slice(1)}`, portrait };
}
