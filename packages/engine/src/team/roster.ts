/** A team mirrors its session: clock, act, who belongs to it. */
import type { Seat } from "../commands.ts";
import { same } from "../same.ts";
import type { SessionDigest } from "../session/types.ts";
import type { Member, TeamState } from "./types.ts";

const NEW = { presence: "here", graceEndsAt: null, observer: false, gone: false, help: false } as const;

/** Members after the roster changed: new ones are here, those who are not in it any more are gone. */
function membersBy(s: TeamState, roster: readonly Seat[]): Record<Seat, Member> {
  const next: Record<Seat, Member> = { ...s.members };
  for (const seat of roster) {
    const known = next[seat];
    if (!known) next[seat] = { ...NEW, seat };
    // Moved away and back again; someone who left by their own wish stays in the roster, and gone.
    else if (known.gone && !s.roster.includes(seat)) next[seat] = { ...known, gone: false };
  }
  for (const seat of s.roster) {
    const known = next[seat];
    if (known && !roster.includes(seat)) next[seat] = { ...known, gone: true, help: false };
  }
  return next;
}

/** The state that follows a session's digest. */
export function mirrored(s: TeamState, digest: SessionDigest, seq: number, random: number): TeamState {
  return {
    ...s,
    team: digest.team,
    sessionSeq: seq,
    phase: s.phase === "ended" ? "ended" : digest.phase,
    startsAt: digest.startsAt,
    clock: digest.clock,
    act: digest.act,
    teams: digest.teams,
    teamsArrived: digest.teamsArrived,
    results: digest.results,
    random,
    members: membersBy(s, digest.roster),
    roster: digest.roster,
  };
}

/** Whether the team mirrors this digest already. */
export function isMirrored(s: TeamState, digest: SessionDigest): boolean {
  return (
    s.team?.id === digest.team.id &&
    s.phase === digest.phase &&
    s.startsAt === digest.startsAt &&
    s.teams === digest.teams &&
    s.teamsArrived === digest.teamsArrived &&
    same(s.clock, digest.clock) &&
    same(s.act, digest.act) &&
    s.results.length === digest.results.length &&
    same(s.roster, digest.roster)
  );
}
