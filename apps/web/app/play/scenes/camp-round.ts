import type { Directory } from "@lantern/contract/live";
import type { SceneView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";

type Camp = Extract<SceneView, { kind: "camp" }>;

/** Whose turn it is, and who comes after. Nobody once everybody has been asked. */
export function turnsOf({ round, ready }: Pick<Camp, "round" | "ready">) {
  const [turn, ...later] = round.filter(({ seat }) => !ready.includes(seat));
  return { turn, later };
}

/** Whose turn it is, and their question. Empty once everybody has been asked. */
export function turnText(scene: SceneView, { people }: Directory): string {
  const { turn } = scene.kind === "camp" ? turnsOf(scene) : {};
  if (!turn) return "";
  return `${t.liveScenes().camp.questionFor(people[turn.seat]?.name ?? "")}: ${turn.question}`;
}
