import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BPM } from "../arrangement.ts";
import { midi } from "../midi.ts";
import type { Track } from "../notation.ts";
import { pcm, RATE, run, samplesOf } from "./audio.ts";

/** MuseScore General, MIT license: the Debian package `musescore-general-soundfont`. */
const SOUNDFONT = "/usr/share/sounds/sf3/MuseScore_General_Full.sf3";

const SETTINGS = [
  // No reverb and no chorus: the room is ours, and a chorus does not repeat with the loop.
  ...["-niq", "-R", "0", "-C", "0", "-g", "0.6", "-r", String(RATE)],
  ...["-o", "synth.dynamic-sample-loading=1", "-o", "synth.polyphony=512", "-O", "float", "-T", "wav"],
];

export interface Take {
  tracks: readonly Track[];
  beats: number;
  rounds: number;
  /** Share of the room in the sound. */
  wet: number;
}

/** Plays tracks in a room and returns stereo samples. What was played before is read from `folder`. */
export function perform(name: string, { tracks, beats, rounds, wet }: Take, folder: string, room: string) {
  const [score, wav] = [join(folder, `${name}.mid`), join(folder, `${name}.wav`)];
  const data = Buffer.from(midi(tracks, BPM, beats, rounds));
  if (!existsSync(wav) || !existsSync(score) || !data.equals(readFileSync(score))) {
    writeFileSync(score, data);
    run("fluidsynth", [...SETTINGS, "-F", wav, SOUNDFONT, score]);
  }
  const graph = [
    "[0:a]highpass=f=32,asplit[dry][send]",
    `[send][1:a]afir=dry=1:wet=1:gtype=none,volume=${wet}[wet]`,
    "[dry][wet]amix=inputs=2:normalize=0:duration=first",
  ].join(";");
  const inputs = ["-i", wav, ...pcm(2), "-i", room];
  return samplesOf(run("ffmpeg", ["-v", "error", ...inputs, "-filter_complex", graph, ...pcm(2), "-"]).data);
}
