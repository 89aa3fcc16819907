import { expect, test } from "vitest";
import { NOW } from "../fixtures/people.ts";
import { film } from "../fixtures/story-scenes.ts";
import type { SceneOf } from "../stage/kind.ts";
import { filmTime, frameAt } from "./film-time.ts";

const scene = film as SceneOf<"film">;

test("the position in the clip depends on the server's clock alone", () => {
  expect(filmTime(scene, 1, NOW)).toEqual({ seconds: expect.closeTo(19), pace: 1, still: false });
  expect(filmTime(scene, 1, NOW + 10_000).seconds).toBeCloseTo(29);
  expect(filmTime(scene, 1, NOW + 200_000).seconds).toBe(93);
});

test("while the session is paused the film stands where it was", () => {
  const paused = { ...scene, timer: { ...scene.timer, endsAt: null } };
  for (const later of [0, 5000, 500_000])
    expect(filmTime(paused, 1, NOW + later)).toEqual({ seconds: expect.closeTo(19), pace: 1, still: true });
});

test("in a session that runs four times as fast, so does the clip", () => {
  const frames = scene.frames.map((frame) => ({ ...frame, atMs: frame.atMs / 4, ms: frame.ms / 4 }));
  const { timer } = scene;
  const fast = { frames, timer: { ...timer, totalMs: timer.totalMs / 4, endsAt: NOW + timer.leftMs / 4 } };
  expect(filmTime(fast, 4, NOW)).toEqual({ seconds: expect.closeTo(19), pace: 4, still: false });
  expect(frameAt(frames, 4, 19)).toBe(2);
});

test("each picture of the storyboard is on for its seconds, the last one to the end", () => {
  expect([0, 8.9, 9, 17.9, 18, 93, 100].map((seconds) => frameAt(scene.frames, 1, seconds))).toEqual([
    0, 0, 1, 1, 2, 2, 2,
  ]);
});
