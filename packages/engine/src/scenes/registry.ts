/** All scene kinds. A new one is a folder and a line here. */
import type { SceneKind } from "../pack/schema.ts";
import { allocation } from "./allocation/index.ts";
import { briefing } from "./briefing/index.ts";
import { camp } from "./camp/index.ts";
import { commitment } from "./commitment/index.ts";
import { decision } from "./decision/index.ts";
import { film } from "./film/index.ts";
import type { AnyScene } from "./kind.ts";
import { kudos } from "./kudos/index.ts";
import { puzzle } from "./puzzle/index.ts";
import { reflection } from "./reflection/index.ts";
import { reveal } from "./reveal/index.ts";
import { scorecard } from "./scorecard/index.ts";

const KINDS: Record<SceneKind, AnyScene> = {
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

/** Rules and view of a kind. */
export function sceneKind(kind: SceneKind): AnyScene {
  return KINDS[kind];
}
