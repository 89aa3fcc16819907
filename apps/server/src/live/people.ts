import type { Person } from "@lantern/contract/live";
import type { SessionState } from "@lantern/engine";
import type { Presence } from "@lantern/engine/views";
import type { LiveSessionInfo } from "../ports.ts";
import type { Line } from "./presence/presence.ts";

/** The constant 30000 ms: how long a seat waits for a line that broke, from the last sign of it. */
export const GRACE_MS = 30_000;

/** What the rules should know of a person's line. The end of a grace follows from the time alone. */
export function presenceOf(
  line: Line | undefined,
  now: number,
): { presence: Presence; graceEndsAt: number | null } {
  if (!line) return { presence: "away", graceEndsAt: null };
  if (line.graceEndsAt === null) return { presence: "here", graceEndsAt: null };
  if (line.graceEndsAt <= now) return { presence: "away", graceEndsAt: null };
  return { presence: "dropped", graceEndsAt: line.graceEndsAt };
}

/** Everybody who ever had a seat, as the others see them. */
export function peopleOf(info: LiveSessionInfo, { seats }: SessionState): Record<string, Person> {
  return Object.fromEntries(Object.values(seats).map(({ seat, key }) => [seat, personOf(info, seat, key)]));
}

/** Names of those who are expected and never had a seat. */
export function missingOf({ roster }: LiveSessionInfo, { seats }: SessionState): string[] {
  const here = new Set(Object.values(seats).map(({ key }) => key));
  return roster
    .filter(({ consumerId }) => !here.has(consumerId))
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

/** How a seat is shown to the others. */
export function personOf(info: LiveSessionInfo, seat: string, key: string): Person {
  const entry = info.roster.find(({ consumerId }) => consumerId === key);
  const name = entry ? `${entry.firstName} ${entry.lastName}`.trim() : "";
  return { name: name || `Guest ${seat.slice(1)}`, portrait: Number(seat.slice(1)) || 1 };
}
