import { Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useWholeStage } from "../stage/live-context.ts";
import { useMove } from "./parts.ts";

const texts = t.liveScenes.puzzle;

/** Revealed hints, and the button for the next one with its price. */
export function Hints({ scene }: { scene: SceneOf<"puzzle"> }) {
  const { send } = useWholeStage();
  const { open } = useMove(scene);
  const { revealed, left, nextCost } = scene.hints;
  const total = revealed.length + left;
  if (scene.step === "outcome" || total === 0) return null;
  return (
    <section className="l-hints">
      <h2>
        <Lightbulb aria-hidden="true" />
        {texts.hints}
        <small>{texts.hintsUsed(revealed.length, total)}</small>
      </h2>
      <p>{revealed.at(-1) ?? texts.noHint}</p>
      {left > 0 && (
        <button
          type="button"
          className="l-btn l-line"
          disabled={!open}
          onClick={() => send({ type: "hint", revealed: revealed.length })}
        >
          {texts.hintButton(revealed.length + 1)}
          <span>{texts.costs(nextCost)}</span>
        </button>
      )}
    </section>
  );
}
