import type { Directory } from "@lantern/contract/live";
import type { SceneView } from "@lantern/engine/views";
import { t } from "../../i18n/index.ts";

type Camp = Extract<SceneView, { kind: "camp" }>;

/** Whose turn it is, and who comes after. Nobody once everybody has been asked. */
export function turnsOf({ round, ready }: Pick<Camp, "round" | "ready">) {
  const [now, ...later] = round.filter(({ seat }) => !ready.includes(seat));
  return { now, later };
}

/** Who is asked now, and what. Empty once everybody has been asked. */
export function turnText(scene: SceneView, { people }: Directory): string {
  const { now } = scene.kind === "camp" ? turnsOf(scene) : {};
  if (!now) return "";
  return `${t.liveScenes().camp.questionFor(people[now.seat]?.name ?? "")}: ${now.question}`;
}
