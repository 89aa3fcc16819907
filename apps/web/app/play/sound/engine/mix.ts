import type { Snapshot } from "@lantern/contract/live";
import type { SceneView, TeamView } from "@lantern/engine/views";
import { leftOf } from "../../stage/timing.ts";
import { type Mood, type Score, STEMS, type Stem } from "./score.ts";

/** What sounds now. Null as a whole: nothing. */
export interface Mix {
  mood: Mood;
  /** Loudness of each stem, dB; null: silent. */
  stems: Record<Stem, number | null>;
  /** The ambience of the scene. */
  ambience: string | null;
}

/** The last part of a puzzle, in which the music urges. */
const URGENT_MS = 60_000;
/** Talking comes first: the bed is this much quieter, dB. */
const TALK = -4;

function stems(...on: [Stem, number?][]): Mix["stems"] {
  const all = Object.fromEntries(STEMS.map((stem) => [stem, null])) as Mix["stems"];
  for (const [stem, level = 0] of on) all[stem] = level;
  return all;
}

const allStems = STEMS.map((stem): [Stem] => [stem]);

/** A film with its own sound, under which nothing else plays. */
export function isSounding(scene: SceneView): boolean {
  return scene.kind === "film" && scene.step === "active" && scene.hls !== null;
}

type Music = Omit<Mix, "ambience">;

function puzzleMusic(view: TeamView, scene: SceneView & { kind: "puzzle" }, mood: Mood, now: number): Music {
  if (scene.status === "solved") return { mood, stems: stems(["bed"], ["melody"], ["color"]) };
  if (scene.status === "failed") return { mood, stems: stems(["bed", TALK]) };
  const urgent = view.clock.phase === "running" && leftOf(scene.timer, now) <= URGENT_MS;
  if (urgent) return { mood: "tension", stems: stems(["bed"], ["pulse"], ["color"]) };
  return { mood: mood === "tension" ? mood : "wonder", stems: stems(["bed"], ["pulse"]) };
}

function musicOf(view: TeamView, mood: Mood, now: number): Music {
  const { scene } = view;
  const last = view.act.index === view.act.acts.length - 1;
  switch (scene.kind) {
    case "decision":
      return { mood, stems: scene.phase === "locked" ? stems(["bed"], ["color"]) : stems(["bed", TALK]) };
    case "puzzle":
      return puzzleMusic(view, scene, mood, now);
    case "allocation":
      return { mood, stems: stems(["bed"], ["pulse", TALK]) };
    case "reflection":
    case "kudos":
    case "commitment":
      return { mood: "warmth", stems: stems(["bed"]) };
    case "reveal":
      return { mood, stems: last ? stems(...allStems) : stems(["bed"], ["pulse"]) };
    case "scorecard":
      return { mood: "warmth", stems: stems(...allStems) };
    case "film":
      return { mood, stems: stems(["bed"], ["melody"], ["color"]) };
    case "camp":
    case "briefing":
      return { mood, stems: stems(["bed"], ["melody", TALK]) };
  }
}

/** The music and the ambience of a view at a server time. */
export function mixOf(
  view: Snapshot["view"],
  score: Pick<Score, "acts" | "pictures">,
  cover: string,
  now: number,
): Mix | null {
  const [first = "wonder"] = score.acts;
  if (view.stage === "lobby")
    return { mood: first, stems: stems(["bed"], ["melody"]), ambience: score.pictures[cover] ?? null };
  if (view.stage !== "play" || isSounding(view.scene)) return null;
  const { scene, act, clock } = view;
  const ambience = (scene.art && score.pictures[scene.art.id]) ?? null;
  const mood = score.acts[act.index] ?? first;
  if (clock.phase === "paused") return { mood, stems: stems(["bed", TALK]), ambience };
  return { ...musicOf(view, mood, now), ambience };
}
