/** [N18] Portraits that people chose. No two people of a team have the same one. */
import type { CommandError, TeamId } from "../commands.ts";
import { inLobby } from "../play/people.ts";
import { type Command, reject, type Turn } from "../play/turn.ts";
import type { Person, State } from "../play/types.ts";
import { MAX_TEAM } from "./formation.ts";

/** The others of a person's team; in the lobby those who will be in it for sure. */
function teammates(s: State, { seat, team, prefers }: Person): Person[] {
  const waiting = inLobby(s);
  const oneTeam = Math.max(s.session.expected, waiting.length) <= MAX_TEAM;
  const together = ({ prefers: theirs }: Person) => oneTeam || (prefers !== null && theirs === prefers);
  const all =
    team === null ? waiting.filter(together) : Object.values(s.seats).filter((one) => one.team === team);
  return all.filter((one) => one.seat !== seat);
}

/** Chooses a portrait; 0 is none. */
export function choosePortrait(
  turn: Turn,
  { seat, portrait }: Command<"portrait">,
): CommandError | undefined {
  const person = turn.state.seats[seat];
  if (!person) return reject("UNKNOWN");
  if ((person.portrait ?? 0) === portrait) return undefined;
  const used = portrait > 0 && teammates(turn.state, person).some((other) => other.portrait === portrait);
  if (used) return reject("IN_USE");
  turn.emit({ type: "portraitChosen", seat, portrait, at: turn.at });
  return undefined;
}

/** Whoever joined a team later gives up a portrait that somebody in it has. */
export function settlePortraits(turn: Turn, id: TeamId): void {
  const members = turn.state.teams[id]?.joined ?? [];
  const used = new Set<number>();
  for (const seat of members) {
    const person = turn.state.seats[seat];
    if (person?.team !== id || !person.portrait) continue;
    if (used.has(person.portrait)) turn.emit({ type: "portraitChosen", seat, portrait: 0, at: turn.at });
    used.add(person.portrait);
  }
}
