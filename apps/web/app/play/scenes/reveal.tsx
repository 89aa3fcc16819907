import { use } from "react";
import { t } from "../../i18n/index.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { type SceneOf, sceneKind } from "../stage/kind.ts";
import { later } from "./later.ts";

const texts = () => t.liveScenes().reveal;
/** The charts of teams. */
export const loadCharts = later(() => withTexts(["debrief"], () => import("./reveal-charts.tsx")));

function Charts({ scene }: { scene: SceneOf<"reveal"> }) {
  const { Chart } = use(loadCharts());
  return (
    <div className="grid gap-2 xl:grid-cols-[repeat(auto-fit,minmax(240px,1fr))] xl:gap-3.5">
      {scene.charts.map((chart) => (
        <Chart key={`${chart.of}-${chart.title}`} chart={chart} />
      ))}
    </div>
  );
}

/** All teams side by side. It compares choices, never people. */
export const reveal = sceneKind<"reveal">({
  instruction: () => ({ headline: texts().headline, detail: texts().detail, action: null }),
  Controls: Charts,
});
