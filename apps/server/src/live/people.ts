import { isolatedName } from "@lantern/contract/full-name";
import type { Person } from "@lantern/contract/live";
import type { State } from "@lantern/engine";
import type { LiveSessionInfo, RosterEntry } from "../core/ports/live-sessions.ts";

/** Everybody who ever had a seat, as other people see them. */
export function peopleOf(info: LiveSessionInfo, seats: State["seats"]): Record<string, Person> {
  return Object.fromEntries(Object.keys(seats).map((seat) => [seat, personOf(info, seats, seat)]));
}

/** Names of expected people who have never had a seat. */
export function missingOf({ roster }: LiveSessionInfo, seats: State["seats"]): string[] {
  const here = new Set(Object.values(seats).map(({ key }) => key));
  return roster
    .filter(({ consumerId }) => !here.has(consumerId))
    .map(({ firstName, lastName }) => isolatedName(firstName, lastName));
}

/** A seat's person, as other people see them. */
export function personOf(info: LiveSessionInfo, seats: State["seats"], seat: string): Person {
  const { key, portrait = 0 } = seats[seat] ?? {};
  const entry = rosterOf(info).get(key ?? "");
  const name = entry ? isolatedName(entry.firstName, entry.lastName) : "";
  return { name: name || `Guest ${seat.slice(1)}`, portrait };
}

const rosters = new WeakMap<RosterEntry[], Map<string, RosterEntry>>();

/** The roster by participant: names are looked up for every seat of every view. */
function rosterOf({ roster }: LiveSessionInfo): Map<string, RosterEntry> {
  const entries = rosters.get(roster) ?? new Map(roster.map((entry) => [entry.consumerId, entry]));
  rosters.set(roster, entries);
  return entries;
}
