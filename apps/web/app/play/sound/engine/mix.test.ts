import type { SceneView, TeamView } from "@lantern/engine/views";
import { describe, expect, test } from "vitest";
import { allocation, endings, kudos, scorecardScene } from "../../fixtures/debrief-scenes.ts";
import { NOW } from "../../fixtures/people.ts";
import { solved, switchboard } from "../../fixtures/puzzle-scenes.ts";
import { briefing, decisionOutcome, decisionTalk, film } from "../../fixtures/story-scenes.ts";
import { lobby, teamView, timer } from "../../fixtures/views.ts";
import { mixOf } from "./mix.ts";
import type { Mood } from "./score.ts";

const acts: Mood[] = ["wonder", "tension", "warmth"];
const score = { acts, pictures: { cover: "ring", a1: "garden" } };

function inAct(index: number, scene: SceneView, change: Partial<TeamView> = {}): TeamView {
  const act = {
    index,
    title: "",
    acts: acts.map((title) => ({ title, mode: "teams" as const, seconds: 60 })),
  };
  return teamView(scene, { act, ...change });
}
/** The mood, and each stem that sounds with its loudness. */
function sounding(view: Parameters<typeof mixOf>[0]) {
  const mix = mixOf(view, score, "cover", NOW);
  if (!mix) return null;
  const on = Object.entries(mix.stems).filter(([, level]) => level !== null);
  return [mix.mood, Object.fromEntries(on)];
}

describe("the mix follows the state of the scene", () => {
  test.each<[string, TeamView, unknown]>([
    ["a briefing", inAct(0, briefing), ["wonder", { bed: 0, melody: -4 }]],
    ["a discussion is only carried", inAct(1, decisionTalk), ["tension", { bed: -4 }]],
    [
      "a decision that is made",
      inAct(0, { ...decisionOutcome, phase: "locked" }),
      ["wonder", { bed: 0, color: 0 }],
    ],
    ["a puzzle", inAct(0, { ...switchboard, timer: timer(200, 220) }), ["wonder", { bed: 0, pulse: 0 }]],
    [
      "the last minute of a puzzle",
      inAct(0, { ...switchboard, timer: timer(60, 220) }),
      ["tension", { bed: 0, pulse: 0, color: 0 }],
    ],
    ["a solved puzzle", inAct(1, solved), ["tension", { bed: 0, melody: 0, color: 0 }]],
    ["a lost puzzle", inAct(1, { ...switchboard, status: "failed" }), ["tension", { bed: -4 }]],
    ["an allocation", inAct(1, allocation), ["tension", { bed: 0, pulse: -4 }]],
    ["kudos", inAct(2, kudos), ["warmth", { bed: 0 }]],
    ["the endings of all teams", inAct(2, endings), ["warmth", { bed: 0, pulse: 0, melody: 0, color: 0 }]],
    ["the scorecard", inAct(2, scorecardScene), ["warmth", { bed: 0, pulse: 0, melody: 0, color: 0 }]],
    [
      "a film without its own sound",
      inAct(2, { ...film, hls: null }),
      ["warmth", { bed: 0, melody: 0, color: 0 }],
    ],
  ])("%s", (_, view, expected) => {
    expect(sounding(view)).toEqual(expected);
  });

  test("a film with its own sound is alone, and so is the time after the end", () => {
    expect(sounding(inAct(0, { ...film, hls: "film/o1/master.m3u8", step: "active" }))).toBeNull();
    const { clock } = teamView(briefing);
    expect(sounding({ stage: "over", clock, scorecard: true })).toBeNull();
  });

  test("a paused session urges nobody", () => {
    const view = inAct(0, { ...switchboard, timer: timer(20, 220) });
    expect(sounding({ ...view, clock: { ...view.clock, phase: "paused" } })).toEqual(["wonder", { bed: -4 }]);
  });

  test("the lobby plays the theme, by the cover; scenes sound by their picture", () => {
    expect(mixOf(lobby, score, "cover", NOW)).toMatchObject({ mood: "wonder", ambience: "ring" });
    const at = (art: string) => inAct(0, { ...briefing, art: { id: art, alt: "" } });
    expect(mixOf(at("a1"), score, "cover", NOW)?.ambience).toBe("garden");
    expect(mixOf(at("unknown"), score, "cover", NOW)?.ambience).toBeNull();
  });
});
