import { Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useRoom } from "../stage/room.ts";
import { useMove } from "./parts.ts";

const words = t.liveScenes.puzzle;

/** Hints that were taken, and the button for the next with its price on it. */
export function Hints({ scene }: { scene: SceneOf<"puzzle"> }) {
  const { send } = useRoom();
  const { open } = useMove(scene);
  const { revealed: taken, left, nextCost } = scene.hints;
  const total = taken.length + left;
  if (scene.step === "outcome" || total === 0) return null;
  return (
    <section className="l-hints">
      <h2>
        <Lightbulb aria-hidden="true" />
        {words.hints}
        <small>{words.hintsUsed(taken.length, total)}</small>
      </h2>
      <p aria-live="polite">{taken.at(-1) ?? words.noHint}</p>
      {left > 0 && (
        <button
          type="button"
          className="l-btn l-line"
          disabled={!open}
          onClick={() => send({ type: "hint", revealed: taken.length })}
        >
          {words.hintButton(taken.length + 1)}
          <span>{words.costs(nextCost)}</span>
        </button>
      )}
    </section>
  );
}
