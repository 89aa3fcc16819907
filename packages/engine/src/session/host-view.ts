/** What a host sees of the whole session: places, times and who is there, never cards, votes or words. */
import type { TeamId } from "../commands.ts";
import type { Pack } from "../pack/schema.ts";
import type { TeamState } from "../team/types.ts";
import { hostTeamView } from "../team/view.ts";
import type { ActView, HostView } from "../views.ts";
import type { SessionState } from "./types.ts";

function actView(pack: Pack, s: SessionState): ActView | null {
  if (!s.act) return null;
  const acts = pack.acts.map(({ title, mode, seconds }) => ({ title, mode, seconds }));
  return { index: s.act.index, title: pack.acts[s.act.index]?.title ?? "", acts };
}

/** The console of a host. Times are wall ms; teams stand in the order in which they were opened, for good. */
export function hostView(
  pack: Pack,
  s: SessionState,
  teamState: (id: TeamId) => TeamState | undefined,
): HostView {
  const { phase, startsAt, clock, speed } = s;
  const seats = Object.values(s.seats);
  return {
    stage: "host",
    clock: { phase, startsAt, startedAt: clock?.startedAt ?? null, endsAt: clock?.endsAt ?? null, speed },
    hosting: s.hosting,
    expected: s.expected,
    act: actView(pack, s),
    teams: s.teams.flatMap(({ id, name }) => {
      const state = teamState(id);
      return state ? [hostTeamView(pack, state, id, name)] : [];
    }),
    lobby: seats
      .filter(({ team, gone }) => team === null && !gone)
      .map(({ seat, presence }) => ({ seat, presence })),
    removed: seats.filter(({ removed }) => removed).map(({ seat }) => seat),
  };
}
