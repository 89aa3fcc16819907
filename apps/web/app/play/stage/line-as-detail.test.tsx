import type { SceneView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { code } from "../fixtures/puzzle-scenes.ts";
import { teamView, timer } from "../fixtures/views.ts";
import type { Live } from "./live-context.ts";
import { LiveProvider } from "./live-provider.tsx";
import { LineAsDetail } from "./scene-body.tsx";

const lines = [
  { who: null, text: "A tin box with six letters." },
  { who: "Ida", text: "One of them is upside down.", sound: "a knock" },
];

/** The page some seconds after the scene began. */
function after(seconds: number, scene: SceneView): string {
  const instruction = { headline: "Open the box.", detail: "Turn the wheels.", action: null };
  const view = teamView({ ...scene, lines, timer: timer(200 - seconds, 200) });
  const live = { info, me: "s5", view, mine, directory, now: () => NOW } as unknown as Live;
  return renderToStaticMarkup(
    <LiveProvider source={stillSource(live)}>
      <LineAsDetail instruction={instruction} />
    </LiveProvider>,
  );
}

test("every line of a puzzle has its time, the last one too, with its sound; then comes what to do", () => {
  expect(after(0, code)).toContain("A tin box with six letters.");
  expect(after(5, code)).toContain("[a knock] Ida: One of them is upside down.");
  expect(after(20, code)).toContain("Turn the wheels.");
});

test("a wrong try takes the place of the lines", () => {
  expect(after(0, { ...code, wrongChecks: 1 } as SceneView)).toContain("Turn the wheels.");
});
