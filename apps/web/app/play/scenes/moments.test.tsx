import type { SceneView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import * as debrief from "../fixtures/debrief-scenes.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { decisionOutcome, decisionTalk } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { decision } from "./decision.tsx";
import { loadCharts } from "./reveal.tsx";

function drawn(scene: SceneView, part: React.ReactNode, now = NOW): string {
  const live = { info, me: "s5", view: teamView(scene), mine, directory, now: () => now } as unknown as Live;
  return renderToStaticMarkup(<LiveProvider source={stillSource(live)}>{part}</LiveProvider>);
}
const options = (scene: SceneOf<"decision">) =>
  drawn(scene, decision.Controls && <decision.Controls scene={scene} />);
const delays = (page: string) => [...page.matchAll(/style="--turn:(\d+)ms"/g)].map(([, ms]) => Number(ms));

test("when the votes open they turn over one by one, in the order in which people voted", () => {
  const page = options({ ...decisionTalk, changed: [] });
  expect(page.match(/l-vote /g)).toHaveLength(5);
  expect(delays(page).sort((a, b) => a - b)).toEqual([0, 250, 500, 750, 1000]);
});

test("a vote that has changed says so, and turns over at once", () => {
  const page = options({ ...decisionTalk, changed: ["s4"] });
  expect(page.split(t.liveScenes().decision.changed)).toHaveLength(2);
  expect(delays(page).sort((a, b) => a - b)).toEqual([0, 0, 250, 500, 1000]);
});

test.each([
  ["all", "lucide-users"],
  ["majority", "lucide-vote"],
  ["captain", "lucide-crown"],
  ["draw", "lucide-dices"],
  ["default", "lucide-hourglass"],
] as const)("a decision by %s has a sign of its own", (by, icon) => {
  const page = options({ ...decisionOutcome, by });
  const icons = [...page.matchAll(/lucide-(?:users|vote|crown|dices|hourglass)\b/g)].map(([name]) => name);
  expect(icons).toEqual([icon]);
});

test("a reveal goes team by team, each with its bar", async () => {
  const { Chart } = await loadCharts();
  const page = drawn(
    debrief.reveal,
    debrief.reveal.charts.map((chart) => <Chart key={chart.title} chart={chart} />),
  );
  for (const chart of debrief.reveal.charts) {
    if (chart.of !== "decision") continue;
    for (const { name } of chart.rows) expect(page).toContain(name);
  }
  expect(new Set(delays(page))).toEqual(new Set([0, 900, 1800]));
  // With reduced motion nothing waits.
  expect(page).not.toContain('style="animation');
  expect(page.match(/motion-safe:\[animation-delay/g)).toHaveLength(delays(page).length);
});
