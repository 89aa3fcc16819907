import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { stillSource } from "../client/live-source.ts";
import { screens } from "../fixtures/index.ts";
import { directory, info, NOW } from "../fixtures/people.ts";
import { teamView } from "../fixtures/views.ts";
import { drawing } from "../puzzles/switchboard.tsx";
import { instructionOf } from "../stage/instruction.ts";
import type { StageState } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";

const screen = screens["switchboard-named"];
if (screen?.scene.kind !== "puzzle" || screen.scene.puzzle.kind !== "switchboard")
  throw new Error("no board with names");
const { scene } = screen;
const puzzle = screen.scene.puzzle;
const texts = () => t.puzzles().lights;
const stage = {
  info,
  me: "s5",
  view: teamView(scene),
  mine: screen.mine,
  directory,
  send: async () => ({ ok: true }),
  now: () => NOW,
} as unknown as StageState;

test("a board with names says every room, what it shows and what it should show", () => {
  const { Controls } = drawing;
  if (!Controls) throw new Error("no drawing");
  const page = renderToStaticMarkup(
    <LiveProvider source={stillSource(stage)}>
      <Controls puzzle={puzzle} scene={scene} />
    </LiveProvider>,
  );
  for (const { label = "" } of puzzle.gauges) expect(page).toContain(label);
  // Five lamps are wrong and should be dark, two should be bright, and five are right.
  expect(page.split(texts().goal("dark"))).toHaveLength(6);
  expect(page.split(texts().goal("bright"))).toHaveLength(3);
  expect(page.split(`>${texts().right}</span>`)).toHaveLength(6);
  expect(page.replaceAll(/<[^>]+>/g, "")).toContain("Switch 2: on");
  const own = ["Switch 5", "Switch 11"].map(
    (name) => page.match(`<button[^>]*aria-label="${name}"[^>]*>`)?.[0],
  );
  expect(own.map((button) => button?.match(/aria-checked="\w+"/)?.[0])).toEqual([
    'aria-checked="true"',
    'aria-checked="true"',
  ]);
  expect(page.match(/<button/g)).toHaveLength(2);
});

test("the line above says to talk about the switches, not about dials and wishes", () => {
  expect(instructionOf(stage).detail).toBe(t.liveScenes().puzzle.details.lights);
});
