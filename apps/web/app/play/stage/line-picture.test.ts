import type { LineView, SceneView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import * as story from "../fixtures/story-scenes.ts";
import { pictureAt } from "./line-picture.ts";

const dark = { id: "dark", alt: "Six dark windows." };
const bright = { id: "bright", alt: "Six windows glow." };
const line = (text: string, art?: LineView["art"]): LineView => ({ who: null, text, ...(art && { art }) });

const STARTED = 1_000_000;
const scene = (change: Partial<SceneView> = {}) =>
  ({
    ...story.briefing,
    art: dark,
    timer: { startedAt: STARTED, endsAt: STARTED + 60_000, totalMs: 60_000 },
    lines: [
      line("We turn every sound off."),
      line("Six windows light up.", bright),
      line("It is a pattern."),
    ],
    ...change,
  }) as SceneView;

test("[L7] a line's picture comes with the line and stays", () => {
  expect(pictureAt(scene(), STARTED)).toBe(dark);
  expect(pictureAt(scene(), STARTED + 50_000)).toBe(bright);
  expect(pictureAt(scene({ lines: [line("Nothing.")] }), STARTED + 50_000)).toBe(dark);
});

test("[L7] an outcome has the picture of its lines, otherwise the last one of the scene", () => {
  const after = (outcome: LineView[]) => pictureAt(scene({ step: "outcome", outcome }), STARTED + 50_000);
  const open = { id: "open", alt: "An open door." };
  expect(after([line("Open.", open)])).toBe(open);
  expect(after([line("Nobody speaks.")])).toBe(bright);
});
