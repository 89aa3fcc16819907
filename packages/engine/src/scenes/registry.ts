/** All scene kinds. A new kind is a file in this folder and a line here. */
import type { SceneKind } from "../pack/schema.ts";
import { allocation } from "./allocation.ts";
import { briefing } from "./briefing.ts";
import { camp } from "./camp.ts";
import { commitment } from "./commitment.ts";
import { decision } from "./decision.ts";
import { film } from "./film.ts";
import type { AnyScene } from "./kind.ts";
import { kudos } from "./kudos.ts";
import { puzzle } from "./puzzle.ts";
import { reflection } from "./reflection.ts";
import { reveal } from "./reveal.ts";
import { scorecard } from "./scorecard.ts";

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
