import type { SceneKind } from "../../pack/schema.ts";
import type { SceneRecord, TeamHistory } from "./ledger.ts";
import { type Measure, ofTeam, ratio } from "./measure.ts";

/** Scenes that ask something of everyone. A film or a reveal asks nothing, a puzzle is solved by whoever moves. */
const ASKING: ReadonlySet<SceneKind> = new Set(["briefing", "decision", "allocation", "reflection", "kudos"]);

/** Scenes that ended with everyone ready, voted, confirmed or answered, over all that asked for it. */
export function togetherness(ledger: TeamHistory): Measure {
  const asked = ledger.scenes.filter(({ kind, present }) => ASKING.has(kind) && present.length > 0);
  const together = asked.filter((scene) =>
    scene.present.every((seat) => tookPart(ledger, scene, seat)),
  ).length;
  return ofTeam("togetherness", ratio(together, asked.length), { scenes: asked.length, together });
}

/** In a decision a vote is enough: where the captain decides, nobody else needs to lock. */
function tookPart(ledger: TeamHistory, { scene, kind, done }: SceneRecord, seat: string): boolean {
  if (kind !== "decision") return done.includes(seat);
  return ledger.decisions.some((decision) => decision.scene === scene && decision.final[seat] !== undefined);
}
