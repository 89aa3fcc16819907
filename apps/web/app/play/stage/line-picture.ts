import type { ArtView, SceneView } from "@lantern/engine/views";
import { leftOf, lineAt } from "./timing.ts";

/** [L7] The picture at the server's time: the one of the latest line that brought one, otherwise the scene's. */
export function pictureAt({ timer, step, lines, outcome, art }: SceneView, now: number): ArtView | null {
  const current = step === "outcome" ? outcome : lines;
  // The share of the time is that of the caption.
  const at = lineAt(current, timer.totalMs - leftOf(timer, now), timer.totalMs * 0.72);
  const before = current === outcome ? lines : [];
  return [...before, ...current.slice(0, at + 1)].findLast((line) => line.art)?.art ?? art;
}
