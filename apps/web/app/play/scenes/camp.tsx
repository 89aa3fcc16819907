import { use } from "react";
import { t } from "../../i18n/index.ts";
import { readyAction, type SceneOf, sceneKind } from "../stage/kind.ts";
import { useLive } from "../stage/live-context.ts";
import { loadedRound, loadRound } from "./load-round.ts";

const texts = () => t.liveScenes().camp;

function Controls({ scene: { ring } }: { scene: SceneOf<"camp"> }) {
  const { Round } = use(loadRound());
  return ring?.turn ? <Round key={ring.turn.number} ring={ring} turn={ring.turn} /> : null;
}

/** On a phone it makes room for the answer of its holder. */
function Aside({ scene: { wall, ring } }: { scene: SceneOf<"camp"> }) {
  const { RoundWall } = use(loadRound());
  const turn = ring?.turn ?? null;
  const answers = useLive(({ mine }) => mine?.round?.job === "holds") && turn?.step !== "paint";
  return wall ? <RoundWall wall={wall} turn={turn} className={answers ? "phone:hidden" : ""} /> : null;
}

/** Waits for the other teams, while a question goes around. */
export const camp = sceneKind<"camp">({
  instruction(scene, stage) {
    const { ring } = scene;
    const go = readyAction(stage, scene.ready, texts().goOn);
    if (!ring?.turn) {
      const teams = scene.teams > 1 ? `${texts().teams(scene.teamsArrived, scene.teams)} ` : "";
      const headline = (scene.played ?? 0) > 0 ? texts().over : texts().headline;
      return { headline, detail: `${teams}${texts().detail}`, action: go };
    }
    const onward = go && { ...go, tone: "line" as const };
    const round = loadedRound();
    const own = round?.turnAction(scene, stage) ?? null;
    const text = round?.roundInstruction(ring, ring.turn, stage) ?? { headline: ring.question };
    return { ...text, action: own ?? onward, second: own && onward };
  },
  load: loadRound,
  // The camp's own line opens the round, and is there until somebody answers. Another one closes it.
  hidesLines: ({ ring }) =>
    !!ring?.turn &&
    (ring.at > 1 || ring.turn.step !== "ask") &&
    (ring.at < ring.of || ring.turn.step !== "paint"),
  Controls,
  Aside,
});
