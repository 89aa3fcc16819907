/** The whole session as a host sees it: scenes, times and people, without cards, votes or texts. */
import type { Pack } from "../pack/schema.ts";
import type { State } from "../play/types.ts";
import type { HostView } from "../views.ts";
import { teamNow } from "./acts.ts";
import { actView, clockView, hostTeamView } from "./team-view.ts";

/** Times are wall ms. Teams are in the order of their creation. */
export function hostView(pack: Pack, s: State): HostView {
  const { session } = s;
  const people = Object.values(s.seats);
  return {
    stage: "host",
    clock: clockView(session),
    hosting: session.hosting,
    expected: session.expected,
    act: session.act && actView(pack, session),
    teams: Object.values(s.teams).map((team) => hostTeamView(pack, teamNow(s, team))),
    lobby: people
      .filter(({ team, hasLeft }) => team === null && !hasLeft)
      .map(({ seat, presence }) => ({ seat, presence })),
    removed: people.filter(({ removed }) => removed).map(({ seat }) => seat),
  };
}
