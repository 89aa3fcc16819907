import type { SceneView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { awards, scorecardScene } from "../../fixtures/debrief-scenes.ts";
import { mine, NOW } from "../../fixtures/people.ts";
import { switchboard } from "../../fixtures/puzzle-scenes.ts";
import { briefing, decisionSilent, decisionTalk, film } from "../../fixtures/story-scenes.ts";
import { lobby, teamView, timer } from "../../fixtures/views.ts";
import { CueGate, cueOf, type Moment } from "./cues.ts";

const at = (scene: SceneView, change: Partial<Moment> = {}): Moment => ({
  view: teamView(scene),
  mine,
  now: NOW,
  ...change,
});
const { hints } = switchboard;
const puzzle = { ...switchboard, timer: timer(200, 220) };
const begun = scorecardScene.timer.startedAt;
const winners = { ...mine, awards: awards ?? [] };
const plenary = teamView({ ...film, id: "i1", hls: null });

test.each<[string, Moment, Moment]>([
  [
    "vote-locked",
    at(decisionTalk, { mine: { ...mine, locked: false } }),
    at(decisionTalk, { mine: { ...mine, locked: true } }),
  ],
  ["votes-open", at({ ...decisionSilent, id: "a2" }), at({ ...decisionTalk, id: "a2" })],
  ["decision", at(decisionTalk), at({ ...decisionTalk, phase: "locked" })],
  ["card", at(briefing, { mine: { ...mine, cards: [] } }), at(briefing)],
  ["hint", at(puzzle), at({ ...puzzle, hints: { ...hints, revealed: [...hints.revealed, "Look."] } })],
  ["wrong-try", at(puzzle), at({ ...puzzle, wrongChecks: puzzle.wrongChecks + 1 })],
  ["right-try", at(puzzle), at({ ...puzzle, status: "solved" })],
  ["time-nearly-up", at({ ...puzzle, timer: timer(31, 220) }), at({ ...puzzle, timer: timer(30, 220) })],
  ["act", at(briefing, { view: lobby }), at(briefing)],
  ["award", at(briefing), at(scorecardScene)],
  [
    "award",
    at(scorecardScene, { mine: winners, now: begun + 5900 }),
    at(scorecardScene, { mine: winners, now: begun + 6100 }),
  ],
  ["ending", at(briefing), at({ ...film, id: "f1", hls: null })],
])("%s is heard when it happens, and once", (cue, before, after) => {
  expect(cueOf(before, after)).toBe(cue);
  expect(cueOf(after, after)).toBeNull();
});

test("the interlude is no ending, and a film with its own sound is left alone", () => {
  const acts = plenary.act.acts.map((act) => ({ ...act, mode: "plenary" as const }));
  const interlude = { ...plenary, act: { ...plenary.act, acts } };
  expect(cueOf(at(briefing), { ...at(briefing), view: interlude })).toBeNull();
  expect(cueOf(at(briefing), at({ ...film, hls: "film/o1/master.m3u8", step: "active" }))).toBeNull();
});

test("the last seconds of a paused session or a short scene are not announced", () => {
  const paused = (left: number) => {
    const view = teamView({ ...puzzle, timer: timer(left, 220) });
    return at(puzzle, { view: { ...view, clock: { ...view.clock, phase: "paused" } } });
  };
  expect(cueOf(paused(31), paused(30))).toBeNull();
  expect(cueOf(at({ ...puzzle, timer: timer(31, 50) }), at({ ...puzzle, timer: timer(30, 50) }))).toBeNull();
});

test("at most one cue a second", () => {
  const gate = new CueGate();
  expect(gate.wait(-5)).toBe(0);
  expect([0, 400, 999, 1000, 1500, 2100].map((now) => gate.allows(now))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(gate.wait(2600)).toBe(500);
});
