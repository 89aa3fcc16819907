import type { SceneView } from "@lantern/engine/views";
import type { KindName, SceneKind } from "../stage/kind.ts";
import { allocation } from "./allocation.tsx";
import { briefing } from "./briefing.tsx";
import { camp } from "./camp.tsx";
import { commitment } from "./commitment.tsx";
import { decision } from "./decision.tsx";
import { film } from "./film.tsx";
import { kudos } from "./kudos.tsx";
import { puzzle } from "./puzzle.tsx";
import { reflection } from "./reflection.tsx";
import { reveal } from "./reveal.tsx";
import { scorecard } from "./scorecard.tsx";

const kinds: { [K in KindName]: SceneKind<K> } = {
  film,
  briefing,
  decision,
  puzzle,
  allocation,
  reflection,
  reveal,
  kudos,
  commitment,
  camp,
  scorecard,
};

/** How a scene of this kind is drawn. TypeScript cannot tell that kind and scene match, hence the cast. */
export function kindOf({ kind }: Pick<SceneView, "kind">): SceneKind<KindName> {
  return kinds[kind] as unknown as SceneKind<KindName>;
}
