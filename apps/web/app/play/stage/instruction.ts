import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { kindOf } from "../scenes/registry.ts";
import { doneSeats, type Instruction, readyAction } from "./kind.ts";
import { type StageState, useServerNow, useStage } from "./live-context.ts";

/** What to do now: the kind's own text, or that everybody looks at the outcome. */
export function instructionOf(stage: StageState): Instruction {
  const { scene } = stage.view;
  const own = kindOf(scene).instruction(scene, stage);
  if (scene.step === "active") return own;
  return {
    detail: t.liveScenes().outcome.detail,
    ...own,
    steps: undefined,
    action: readyAction(stage, doneSeats(stage)),
  };
}

/**
 * What to do now depends on nearly everything, and some kinds count seconds. So this renders with every view and every
 * second, and belongs where little is drawn.
 */
export function useInstruction(): Instruction {
  useServerNow(1000);
  const kind = useStage(({ view }) => view.scene.kind);
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    kindOf({ kind })
      .load?.()
      .then(
        () => setLoaded(kind),
        () => {},
      );
  }, [kind]);
  return instructionOf(useStage((stage) => stage));
}
