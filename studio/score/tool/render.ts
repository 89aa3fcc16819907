import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BAR, BARS, BEATS, BPM } from "../arrangement.ts";
import type { Track } from "../notation.ts";
import { ROOM_SECONDS, roomTone } from "../room-tone.ts";
import { MOODS, type Mood, type RoomTone, type Score, STEMS, type Stem } from "../score.ts";
import { gainOf, type Loudness, loudnessOf, RATE } from "./audio.ts";
import { BLEND_SECONDS, encode, GUARD_SECONDS, jointOf, type Quality } from "./encode.ts";
import { folderOf, type ScoreManifest, type SoundFile } from "./manifest.ts";
import { perform } from "./orchestra.ts";
import { impulseResponse } from "./room.ts";

const LOOP_SECONDS = (BEATS * 60) / BPM;
const LOOP = LOOP_SECONDS * RATE;
const GUARD = GUARD_SECONDS * RATE;

/** Loudness of each stem, LUFS; all four together stay below a voice. */
const STEM_LEVEL: Record<Stem, number> = { bed: -26, pulse: -29, melody: -25, color: -29 };
const STEM_WET: Record<Stem, number> = { bed: 0.3, pulse: 0.25, melody: 0.38, color: 0.38 };
const STEM_QUALITY: Record<Stem, Quality> = {
  bed: { channels: 2, opus: 24 },
  pulse: { channels: 1, opus: 13 },
  melody: { channels: 1, opus: 16 },
  color: { channels: 2, opus: 17 },
};
const SHORT_LEVEL = -22;
const SHORT_QUALITY: Quality = { channels: 1, opus: 18 };
const SHORT_WET = 0.34;
const ROOM_LEVEL = -40;
const ROOM_QUALITY: Quality = { channels: 1, opus: 10 };
/** A sample that is quieter is the end of a short sound. */
const SILENCE = 0.002;
const LONGEST_FADE = 0.2;
/** No sample of a short sound is louder. */
const LOUDEST = 0.7;

const louder = (samples: Float32Array, gain: number) => samples.map((x) => x * gain);

/** Renders a story's score into its folder. `work` stores what the orchestra has played. */
export function render(story: string, score: Score, source: string, work: string): ScoreManifest {
  const out = folderOf(story);
  mkdirSync(work, { recursive: true });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const room = impulseResponse(work);
  const files: ScoreManifest["files"] = {};

  const publish = (name: string, samples: Float32Array, measured: Loudness, quality: Quality, loop = 0) => {
    const [webm, m4a] = encode(`${name}-${source.slice(0, 8)}`, samples, quality, out);
    const joint = loop > 0 ? Math.max(...[webm, m4a].map((file) => jointOf(join(out, file), loop))) : null;
    const seconds = Math.round((samples.length / 2 / RATE) * 1000) / 1000;
    const sound: SoundFile = {
      seconds,
      ...measured,
      joint,
      webm: { name: webm },
      m4a: { name: m4a },
    };
    files[name] = sound;
    console.log(`${name}: ${seconds} s, ${measured.lufs} LUFS, ${measured.peak} dBTP`);
  };

  /** The middle of three rounds, so that every tail already runs into the next beginning. */
  const stem = (mood: Mood, name: Stem, mix: Float32Array) => {
    const take = { tracks: score.stems[mood][name], beats: BEATS, rounds: 3, wet: STEM_WET[name] };
    const all = perform(`${mood}-${name}`, take, work, room);
    const level = STEM_LEVEL[name] - loudnessOf(all.slice(LOOP * 2, LOOP * 4)).lufs;
    const wide = louder(all.slice((LOOP - GUARD) * 2, (LOOP * 2 + GUARD) * 2), gainOf(level));
    const loop = wide.subarray(GUARD * 2, (GUARD + LOOP) * 2);
    for (let i = 0; i < mix.length; i++) mix[i]! += loop[i] ?? 0;
    publish(`${mood}-${name}`, wide, loudnessOf(Float32Array.from(loop)), STEM_QUALITY[name], LOOP_SECONDS);
  };

  const short = (name: string, tracks: readonly Track[]) => {
    const ends = tracks.flatMap(({ notes }) => notes.map(([start, beats]) => start + beats));
    const all = perform(
      name,
      { tracks, beats: Math.ceil(Math.max(...ends)), rounds: 1, wet: SHORT_WET },
      work,
      room,
    );
    const peak = all.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    const loud = louder(all, Math.min(gainOf(SHORT_LEVEL - loudnessOf(all).lufs), LOUDEST / peak));
    let end = loud.findLastIndex((x) => Math.abs(x) > SILENCE) + 1;
    end += end % 2;
    const fade = Math.min(LONGEST_FADE * RATE * 2, end / 2);
    const cut = loud.slice(0, end).map((x, i) => x * Math.min(1, (end - i) / fade));
    publish(name, cut, loudnessOf(cut), SHORT_QUALITY);
  };

  const air = (name: string, tone: RoomTone) => {
    const loop = roomTone(name, tone, RATE);
    const wide = new Float32Array((loop.length + GUARD * 2) * 2);
    for (let i = 0; i < wide.length; i++) wide[i] = loop[((i >> 1) - GUARD + loop.length) % loop.length] ?? 0;
    const level = louder(wide, gainOf(ROOM_LEVEL - loudnessOf(wide).lufs));
    publish(`room-${name}`, level, loudnessOf(level), ROOM_QUALITY, ROOM_SECONDS);
  };

  const mixes = Object.fromEntries(
    MOODS.map((mood) => {
      const mix = new Float32Array(LOOP * 2);
      for (const name of STEMS) stem(mood, name, mix);
      return [mood, loudnessOf(mix)];
    }),
  ) as ScoreManifest["mixes"];
  for (const [name, tracks] of Object.entries(score.cues)) short(`cue-${name}`, tracks);
  for (const [name, tracks] of Object.entries(score.effects)) short(name, tracks);
  for (const [name, tone] of Object.entries(score.rooms)) air(name, tone);

  const named = (names: readonly string[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, `${prefix}-${name}`]));
  return {
    credit:
      "Composed for Lantern Hour; played by FluidSynth with the MuseScore General soundfont (MIT license).",
    barSeconds: (BAR * 60) / BPM,
    bars: BARS,
    guardSeconds: GUARD_SECONDS,
    blendSeconds: BLEND_SECONDS,
    ambienceSeconds: ROOM_SECONDS,
    acts: score.acts,
    moods: Object.fromEntries(MOODS.map((mood) => [mood, named(STEMS, mood)])) as ScoreManifest["moods"],
    cues: named(Object.keys(score.cues), "cue") as ScoreManifest["cues"],
    sounds: score.sounds,
    voices: score.voices,
    ambiences: named(Object.keys(score.rooms), "room"),
    pictures: score.pictures,
    mixes,
    files,
  };
}
