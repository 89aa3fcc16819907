import { createHash } from "node:crypto";
import { loadPack } from "@lantern/content";
import { compile, type Pack } from "@lantern/engine";
import { tinyPack } from "../../../../packages/engine/test/tiny-pack.ts";
import { marked } from "./marks.ts";

/** A story whose texts are marked, so that every one of them is recognized in the bytes of a frame. */
export interface NightStory {
  pack: Pack;
  hash: string;
}

export type StoryName = "first-light" | "dark-house" | "the-quiet-station";

const existing = new Map<string, NightStory>();

/** @param times the factor by which each moment of it is longer, in play time */
export function storyOf(name: StoryName, times: number): NightStory {
  const key = `${name} ${times}`;
  const story = existing.get(key) ?? made(name, times);
  existing.set(key, story);
  return story;
}

function made(name: StoryName, times: number): NightStory {
  const pack = marked(stretched(name === "first-light" ? compile(tinyPack) : loadPack(name).pack, times));
  return { pack, hash: createHash("sha256").update(JSON.stringify(pack)).digest("hex") };
}

function stretched(pack: Pack, times: number): Pack {
  const own = structuredClone(pack);
  for (const act of own.acts) act.seconds *= times;
  for (const scene of Object.values(own.scenes)) {
    scene.time = {
      min: scene.time.min * times,
      target: scene.time.target * times,
      max: scene.time.max * times,
    };
    if (scene.kind === "film") for (const frame of scene.frames) frame.seconds *= times;
  }
  return own;
}
