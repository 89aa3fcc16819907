import { t } from "../../i18n/index.ts";
import { type SceneOf, sceneKind } from "../stage/kind.ts";
import { Chart } from "./reveal-charts.tsx";

const texts = t.liveScenes.reveal;

function Charts({ scene }: { scene: SceneOf<"reveal"> }) {
  return (
    <div className="l-charts" data-count={scene.charts.length}>
      {scene.charts.map((chart) => (
        <Chart key={`${chart.of}-${chart.title}`} chart={chart} />
      ))}
    </div>
  );
}

/** All teams side by side. It compares choices, never people. */
export const reveal = sceneKind<"reveal">({
  now: () => ({ headline: texts.now, detail: texts.detail, action: null }),
  Controls: Charts,
});
