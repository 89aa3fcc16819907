import { foldRound, type RoundNow, type RoundTurn } from "../play/round.ts";
import type { TeamState } from "../play/types.ts";
import { defineScene, type SceneContext } from "./kind.ts";
import { closeRound, nextTurn, passStep, roundCommand, settleTurn } from "./round.ts";
import { roundPrivateView, roundView } from "./round-view.ts";

export interface CampData {
  round: RoundNow | null;
  /** Rounds that were played here. */
  played: number;
}

/** Older logs have the number of a question in its place. */
export const roundOf = (data: CampData): RoundNow | null => data.round ?? null;

/** The turn that runs in a team's camp. */
export function turnOfRound({ scene }: Pick<TeamState, "scene">): RoundTurn | null {
  return scene?.kind === "camp" ? (roundOf(scene.data as CampData)?.turn ?? null) : null;
}

/** The round after the last event. */
function now({ turn }: Pick<SceneContext<"camp", CampData>, "turn">) {
  const { scene } = turn.team;
  return { turn, round: scene?.kind === "camp" ? roundOf(scene.data as CampData) : null };
}

/** Goes on as far as people allow: with the running turn, the next one, or the end of the round. */
function goOn(context: Pick<SceneContext<"camp", CampData>, "turn">): void {
  const before = now(context);
  if (before.round) settleTurn({ ...before, round: before.round });
  const { turn, round } = now(context);
  if (!round || round.turn) return;
  nextTurn({ turn, round });
  const after = now(context);
  if (after.round) settleTurn({ turn, round: after.round });
}

/** [W1] [G44] A camp waits at the barrier. A question goes around in it, if there is time, and nothing counts. */
export const camp = defineScene<"camp", CampData>({
  kind: "camp",
  waits: true,
  init: () => ({ round: null, played: 0 }),
  evolve(data, event) {
    const round = foldRound(roundOf(data), event);
    if (round === roundOf(data)) return data;
    return { round, played: (data.played ?? 0) + (event.type === "roundClosed" ? 1 : 0) };
  },
  over: ({ round, played }) => (played ?? 0) > 0 && !round,
  commands: {
    round(context, command) {
      const { turn, round } = now(context);
      if (!round) return { error: "PASSED" };
      return roundCommand({ turn, round }, turn.pack, command);
    },
  },
  deadline: (data) => roundOf(data)?.turn?.endsAt ?? null,
  tick(context) {
    const { turn, round } = now(context);
    if (round) passStep({ turn, round });
    goOn(context);
  },
  progress: goOn,
  /** [G46] The barrier has opened. */
  leave(context) {
    const { turn, round } = now(context);
    if (round) closeRound({ turn, round });
  },
  view: (context) => ({
    kind: "camp",
    round: [],
    more: [],
    teamsArrived: context.teams.arrived,
    teams: context.teams.all,
    ready: context.scene.ready,
    ...roundView(context, roundOf(context.data), context.data.played ?? 0),
  }),
  privateView: (context, seat) => roundPrivateView(context, roundOf(context.data), seat),
});
