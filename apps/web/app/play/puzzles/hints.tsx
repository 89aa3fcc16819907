import { Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useWholeStage } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useMove } from "./parts.ts";

const texts = () => t.liveScenes().puzzle;

/** Revealed hints, and the button for the next one with its price. */
export function Hints({ scene }: { scene: SceneOf<"puzzle"> }) {
  const { send } = useWholeStage();
  const { open } = useMove(scene);
  const { revealed, left, nextCost } = scene.hints;
  const total = revealed.length + left;
  if (scene.step === "outcome" || total === 0) return null;
  return (
    <section className="grid gap-2.5 rounded-md border border-line bg-well px-4 py-3.5">
      <h2 className="flex items-center gap-2 font-text text-base font-semibold text-ember">
        <Lightbulb aria-hidden="true" />
        {texts().hints}
        <small className="ml-auto text-sm font-normal text-ink-soft">
          {texts().hintsUsed(revealed.length, total)}
        </small>
      </h2>
      <p className="font-display leading-snug empty:hidden">{revealed.at(-1) ?? texts().noHint}</p>
      {left > 0 && (
        <StageButton
          tone="line"
          disabled={!open}
          onClick={() => send({ type: "hint", revealed: revealed.length })}
        >
          {texts().hintButton(revealed.length + 1)}
          <span className="ml-auto font-medium">{texts().costs(nextCost)}</span>
        </StageButton>
      )}
    </section>
  );
}
