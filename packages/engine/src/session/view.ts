/** What a lobby shows, and what teams mirror. */
import type { TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import type { LobbyView } from "../views.ts";
import { hasArrived } from "./acts.ts";
import { inLobby } from "./start.ts";
import type { SessionDigest, SessionState } from "./types.ts";

/** Who is here before the start. Times are wall ms. */
export function lobbyView(pack: Pack, s: SessionState, _now: number): LobbyView {
  const { phase, startsAt, clock, speed } = s;
  return {
    stage: "lobby",
    clock: { phase, startsAt, startedAt: clock?.startedAt ?? null, endsAt: clock?.endsAt ?? null, speed },
    people: inLobby(s).map(({ seat, presence }) => ({ seat, presence, observer: false })),
    icebreakers: pack.icebreakers,
    expected: s.expected,
    waitingUntil: s.waitingUntil,
  };
}

/** What a team mirrors by `sync`. The team must be one of the session's. */
export function sessionDigest(s: SessionState, team: TeamId): SessionDigest {
  const found = s.teams.find(({ id }) => id === team);
  return {
    team: { id: team, name: found?.name ?? team },
    seed: `${s.seed}:${team}`,
    since: found?.since ?? 0,
    inherits: found?.inherits ?? null,
    phase: s.phase,
    startsAt: s.startsAt,
    clock: s.clock,
    act: s.act,
    roster: found?.seats ?? [],
    teams: s.teams.length,
    teamsArrived: s.teams.filter((one) => hasArrived(s, one)).length,
    results: s.results,
  };
}
