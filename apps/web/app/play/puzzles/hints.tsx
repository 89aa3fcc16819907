import { Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { ActionButton } from "../stage/action.tsx";
import { HINTS } from "../stage/hints-tool.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useStage } from "../stage/live-context.ts";
import { StageButton } from "../ui/buttons.tsx";
import { useMove } from "./parts.ts";
import { choicesOf } from "./proposal.ts";

const texts = () => t.liveScenes().puzzle;

/** Revealed hints, and the button for the next one with its price. On a small screen `HintsTool` opens it. */
export function Hints({ scene }: { scene: SceneOf<"puzzle"> }) {
  const send = useLive((live) => live.send);
  const stage = useStage((one) => one);
  const proposed = scene.proposal?.what === "hint" && choicesOf(scene, stage);
  const { open } = useMove(scene);
  const { revealed, left, nextCost } = scene.hints;
  const total = revealed.length + left;
  if (scene.step === "outcome" || total === 0) return null;
  return (
    <section
      id={HINTS}
      popover="auto"
      className="m-0 w-auto gap-2.5 rounded-md border border-line px-4 py-3.5 text-ink open:grid max-xl:fixed max-xl:inset-[auto_14px_68px] max-xl:bg-page xl:static xl:grid xl:bg-well"
    >
      <h2 className="flex items-center gap-2 font-text text-base font-semibold text-ember">
        <Lightbulb aria-hidden="true" />
        {texts().hints}
        <small className="ms-auto text-sm font-normal text-ink-soft">
          {texts().hintsUsed(revealed.length, total)}
        </small>
      </h2>
      <p className="font-display leading-snug empty:hidden">{revealed.at(-1) ?? texts().noHint}</p>
      {proposed && (
        <span className="grid gap-2">
          <ActionButton action={proposed.join} />
          {proposed.wait && <ActionButton action={proposed.wait} />}
        </span>
      )}
      {left > 0 && !proposed && (
        <StageButton
          wrap
          tone="line"
          className="py-1.5"
          disabled={!open || Boolean(scene.proposal)}
          onClick={() => send({ type: "hint", revealed: revealed.length })}
        >
          {/* In two rows where one is too short, both from the start. */}
          <span className="flex grow flex-wrap justify-between gap-x-3 text-start">
            <span>{texts().hintButton(revealed.length + 1)}</span>
            <span className="font-medium">{texts().costs(nextCost)}</span>
          </span>
        </StageButton>
      )}
    </section>
  );
}
