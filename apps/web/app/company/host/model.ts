import type { ConnectionQuality, Directory, HostSessionView } from "@lantern/contract/live";
import { firstLetters } from "@lantern/engine/graphemes";
import type { HostTeamView, PersonView } from "@lantern/engine/views";
import { initials } from "../../ui/initials-of.ts";

/** What the console derives from the server's view. */

export function nameOf({ people }: Directory, seat: string): string {
  return people[seat]?.name ?? "";
}

/** Initials that nobody else in the session has, if one character more is enough: `ALi` and `ALa` for Ana Lima and Aki Laine. */
export function distinctInitials(directory: Directory, seat: string): string {
  const name = nameOf(directory, seat);
  const short = initials(name);
  const others = Object.keys(directory.people)
    .filter((other) => other !== seat)
    .map((other) => nameOf(directory, other))
    .filter((other) => initials(other) === short);
  if (others.length === 0) return short;
  const [first = "", last = ""] = wordsOf(name);
  const forms = [
    (given: string, family: string) => `${firstLetters(given, 1)}${firstLetters(family, 2)}`,
    (given: string, family: string) => `${firstLetters(given, 2)}${firstLetters(family, 1)}`,
    (given: string, family: string) => `${firstLetters(given, 1)}${firstLetters(family, 3)}`,
  ];
  const form = forms.find((one) =>
    others.every((other) => {
      const [given = "", family = ""] = wordsOf(other);
      return one(given, family) !== one(first, last);
    }),
  );
  return form?.(first, last) ?? short;
}

/** As in initials, words without letters are none. */
const wordsOf = (name: string) => name.split(/\s+/).filter((word) => firstLetters(word, 1) !== "");

export const hereIn = (people: readonly PersonView[]): number =>
  people.filter(({ presence }) => presence === "here").length;

/** How many people are connected now, in teams or in the lobby. */
export function countHere({ teams, lobby }: HostSessionView): number {
  const waiting = lobby.filter(({ presence }) => presence === "here").length;
  return teams.reduce((sum, { people }) => sum + hereIn(people), waiting);
}

/** Everybody whom a message to all would reach. */
export const countPlaying = ({ teams }: HostSessionView): number =>
  teams.reduce((sum, { people }) => sum + people.length, 0);

/** No commands are possible any more. */
export const isOver = (phase: HostSessionView["clock"]["phase"]): boolean =>
  phase === "ended" || phase === "abandoned";

interface HelpRequest {
  team: HostTeamView;
  seat: string;
}

/** Open requests for help, in the order of the teams. */
export function helpRequestsOf({ teams, clock }: HostSessionView): HelpRequest[] {
  if (isOver(clock.phase)) return [];
  return teams.flatMap((team) =>
    team.people.filter(({ needsHelp }) => needsHelp).map(({ seat }) => ({ team, seat })),
  );
}

/** The worst connection among the people present, and how many share it. Null when nobody is present. */
export function connectionOf(
  { people }: HostTeamView,
  lines: HostSessionView["connections"],
): { health: ConnectionQuality; seats: string[] } | null {
  const here = people.filter(({ presence }) => presence === "here");
  if (here.length === 0) return null;
  for (const health of ["bad", "slow"] as const) {
    const seats = here.filter(({ seat }) => lines[seat] === health).map(({ seat }) => seat);
    if (seats.length > 0) return { health, seats };
  }
  return { health: "good", seats: here.map(({ seat }) => seat) };
}

export function teamOf({ teams }: HostSessionView, seat: string): HostTeamView | null {
  return teams.find(({ people }) => people.some((person) => person.seat === seat)) ?? null;
}

/** Start and end of each act, as shares of the session. */
export function actSpans({ act }: HostSessionView): { title: string; from: number; to: number }[] {
  if (!act) return [];
  const whole = act.acts.reduce((sum, { seconds }) => sum + seconds, 0) || 1;
  let from = 0;
  return act.acts.map(({ title, seconds }) => {
    const span = { title, from, to: from + seconds / whole };
    from = span.to;
    return span;
  });
}

/** Progress of the session from 0 to 1; null before the start. */
export function shareOfSession({ clock }: HostSessionView, now: number): number | null {
  if (clock.startedAt === null || clock.endsAt === null) return null;
  const whole = clock.endsAt - clock.startedAt;
  return whole > 0 ? Math.min(1, Math.max(0, (now - clock.startedAt) / whole)) : 1;
}

/** The short title of an act, for a narrow segment: "Act II" of "Act II, The someone". */
export const shortAct = (title: string): string => title.split(",")[0] ?? title;
