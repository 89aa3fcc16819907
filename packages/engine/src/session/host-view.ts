/** What a host sees of the whole session: places, times and who is there, never cards, votes or words. */
import type { Pack } from "../pack/schema.ts";
import type { State } from "../play/types.ts";
import type { HostView } from "../views.ts";
import { teamNow } from "./acts.ts";
import { actView, clockView, hostTeamView } from "./team-view.ts";

/** The console of a host. Times are wall ms; teams stand in the order in which they were opened, for good. */
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
