import { use } from "react";
import { t } from "../../i18n/index.ts";
import { type SceneOf, sceneKind } from "../stage/kind.ts";

const texts = t.liveScenes.reveal;
let charts: Promise<typeof import("./reveal-charts.tsx")> | null = null;

/** The charts appear late in a session, so they are loaded after the stage. What fails is loaded again with the scene. */
export function loadCharts(): NonNullable<typeof charts> {
  if (charts) return charts;
  charts = import("./reveal-charts.tsx");
  charts.catch(() => {
    charts = null;
  });
  return charts;
}

function Charts({ scene }: { scene: SceneOf<"reveal"> }) {
  const { Chart } = use(loadCharts());
  return (
    <div className="grid gap-2 lg:max-h-[54vh] lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:gap-3.5 lg:overflow-y-auto">
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
