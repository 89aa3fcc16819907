import { LockOpen } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { useCaptionText } from "../stage/caption.tsx";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow } from "../stage/live-context.ts";
import { inTurn, turn } from "../ui/in-turn.ts";

/** How long a solved puzzle covers the stage, ms. */
const MOMENT_MS = 3000;
/** Its parts come one after another, ms. */
const STEP_MS = 120;

/**
 * A puzzle has just been solved: its name and what it opened, over the whole stage. Screen readers are told by the
 * announcer, and buttons below it can be clicked.
 */
export function SolvedMoment({ scene }: { scene: SceneOf<"puzzle"> }) {
  const now = useServerNow(250);
  const fill = useCaptionText();
  const locale = useLive(({ info }) => info.locale);
  if (scene.status !== "solved" || scene.step !== "outcome") return null;
  if (now - scene.timer.startedAt >= MOMENT_MS) return null;
  const [opened] = scene.outcome;
  return (
    <div
      aria-hidden="true"
      className="l-solved pointer-events-none fixed inset-0 z-6 grid content-center justify-items-center gap-4 bg-page/97 p-6 text-center"
    >
      <span className="l-rise l-ring relative grid size-24 place-items-center rounded-full border-2 border-ember bg-(image:--lit) text-ember [&>svg]:size-11">
        <LockOpen />
      </span>
      <b className={`l-rise ${inTurn} text-lg text-ember`} style={turn(1, STEP_MS)}>
        {t.liveScenes().puzzle.solved}
      </b>
      <strong
        lang={locale}
        className={`l-rise ${inTurn} font-display text-3xl leading-tight font-medium`}
        style={turn(2, STEP_MS)}
      >
        {scene.title}
      </strong>
      {opened && (
        <span
          lang={locale}
          className={`l-rise ${inTurn} max-w-160 font-display text-xl leading-snug text-balance`}
          style={turn(4, STEP_MS)}
        >
          {fill(opened.text.replaceAll(" / ", " "))}
        </span>
      )}
    </div>
  );
}
