import { Lightbulb } from "lucide-react";
import { t } from "../../i18n/index.ts";
import { Tool } from "../ui/buttons.tsx";
import type { SceneOf } from "./kind.ts";

/** The id of the panel with the hints. */
export const HINTS = "hints";

/** Opens the hints on a small screen, where they would be below the fold. */
export function HintsTool({ scene }: { scene: SceneOf<"puzzle"> }) {
  const { revealed, left } = scene.hints;
  const total = revealed.length + left;
  if (scene.step === "outcome" || total === 0) return null;
  const { hints, hintsUsed } = t.liveScenes().puzzle;
  const isProposed = scene.proposal?.what === "hint";
  return (
    <Tool
      className="xl:hidden"
      icon={Lightbulb}
      label={`${hints}: ${hintsUsed(revealed.length, total)}`}
      popoverTarget={HINTS}
      data-on={isProposed || undefined}
    />
  );
}
