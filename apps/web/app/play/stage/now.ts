import { t } from "../../i18n/index.ts";
import { kindOf } from "../scenes/registry.ts";
import { doneSeats, type Now, readyAction } from "./kind.ts";
import type { StageState } from "./live-context.ts";

/** What to do now: the kind's own text, or that everybody looks at the outcome. */
export function nowOf(stage: StageState): Now {
  const { scene } = stage.view;
  const own = kindOf(scene).now(scene, stage);
  if (scene.step === "active") return own;
  return {
    detail: t.liveScenes().outcome.detail,
    ...own,
    steps: undefined,
    action: readyAction(stage, doneSeats(stage)),
  };
}
