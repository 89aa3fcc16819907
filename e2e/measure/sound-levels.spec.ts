/**
 * How loud each story is as a page plays it with the volumes that everybody starts with: its films, the music of its
 * scenes, and the peaks of its short sounds, by EBU R128. Its purpose is the table.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import {
  gainOf,
  gainOfVolume,
  soundPreferences,
} from "../../apps/web/app/api/participant/sound-preferences.ts";
import { kudos, scorecardScene } from "../../apps/web/app/play/fixtures/debrief-scenes.ts";
import { NOW } from "../../apps/web/app/play/fixtures/people.ts";
import { solved, switchboard } from "../../apps/web/app/play/fixtures/puzzle-scenes.ts";
import { briefing, decisionTalk } from "../../apps/web/app/play/fixtures/story-scenes.ts";
import { teamView, timer } from "../../apps/web/app/play/fixtures/views.ts";
import { cueGain } from "../../apps/web/app/play/sound/engine/engine.ts";
import { mixOf } from "../../apps/web/app/play/sound/engine/mix.ts";
import { type Score, STEMS } from "../../apps/web/app/play/sound/engine/score.ts";
import { recordProof } from "../../bench/proof.ts";
import { test } from "../fixtures/test.ts";

const CONTENT = resolve(import.meta.dirname, "../../content/experiences");
const OPENINGS = {
  "the-quiet-station": "o1",
  "the-light-at-saltmere": "o1",
  "the-honest-heist": "o1",
};
/** A film is at most so much louder or quieter than the scenes around it, LU. */
const APART = 8;
/** No short sound peaks higher, dBTP, whatever its volume. */
const MOST = -3;

/** Scenes by what sounds in them. While a team talks, music is quieter on purpose. */
const SCENES = {
  briefing: briefing,
  "a puzzle": { ...switchboard, timer: timer(200, 220) },
  "its last minute": { ...switchboard, timer: timer(60, 220) },
  "a solved puzzle": solved,
  kudos,
  scorecard: scorecardScene,
  "a discussion": decisionTalk,
};
const TALK = "a discussion";

interface Level {
  lufs: number;
  /** Highest sample, and between the samples. */
  sample: number;
  peak: number;
}

const decibelsOf = (gain: number) => 20 * Math.log10(gain);

/** Loudness and true peak of what ffmpeg makes of these inputs. */
function measured(inputs: readonly string[], filter: string): Level {
  const args = ["-hide_banner", "-nostats", ...inputs.flatMap((file) => ["-i", file])];
  const run = spawnSync(
    "ffmpeg",
    [...args, "-filter_complex", `${filter}ebur128=peak=sample+true`, "-f", "null", "-"],
    {
      encoding: "utf8",
      maxBuffer: 1 << 26,
    },
  );
  const summary = run.stderr.slice(run.stderr.lastIndexOf("Summary:"));
  const [, lufs] = /I:\s+(-?[\d.]+|-inf) LUFS/.exec(summary) ?? [];
  const [sample, peak] = Array.from(summary.matchAll(/Peak:\s+(-?[\d.]+|-inf) dBFS/g), ([, value]) =>
    Number(value),
  );
  if (run.status !== 0 || lufs === undefined || sample === undefined || peak === undefined)
    throw new Error(run.stderr.slice(-800));
  return { lufs: Number(lufs), sample, peak };
}

const alone = (file: string, gain: number) => measured([file], `[0:a]volume=${gain}dB,`);

for (const [story, opening] of Object.entries(OPENINGS))
  test(`how loud ${story} is`, () => {
    test.setTimeout(300_000);
    const score: Score = JSON.parse(readFileSync(join(CONTENT, story, "score/score.json"), "utf8"));
    const fileOf = (name: string) => join(CONTENT, story, "score", score.files[name]?.m4a.name ?? "");
    const volumes = soundPreferences.get();
    const film = decibelsOf(gainOf("film", { ...volumes, on: true }));
    const music = decibelsOf(gainOfVolume(volumes.music));
    const rows: Record<string, Level> = {
      "opening film": alone(join(CONTENT, story, "film", opening, "720.m3u8"), film),
    };
    const shots = JSON.parse(readFileSync(join(CONTENT, story, "film/shots/shots.json"), "utf8")) as {
      music: Record<string, { init: string; segments: { file: string }[] }>;
    };
    const folder = mkdtempSync(join(tmpdir(), "levels-"));
    for (const [mood, { init, segments }] of Object.entries(shots.music)) {
      const whole = join(folder, `${mood}.mp4`);
      const files = [init, ...segments.map(({ file }) => file)];
      writeFileSync(
        whole,
        Buffer.concat(files.map((file) => readFileSync(join(CONTENT, story, "film/shots", file)))),
      );
      rows[`ending film, ${mood}`] = alone(whole, film);
    }
    rmSync(folder, { recursive: true });
    const films = { ...rows };
    for (const [name, scene] of Object.entries(SCENES)) {
      const mix = mixOf(teamView(scene), score, "cover", NOW);
      const on = mix
        ? STEMS.flatMap((stem) => {
            const level = mix.stems[stem];
            return level === null
              ? []
              : [{ file: fileOf(score.moods[mix.mood][stem]), level: level + music }];
          })
        : [];
      const raised = on.map(({ level }, i) => `[${i}:a]volume=${level}dB[s${i}];`).join("");
      const ends = on.map((_, i) => `[s${i}]`).join("");
      rows[name] = measured(
        on.map(({ file }) => file),
        `${raised}${ends}amix=inputs=${on.length}:normalize=0,`,
      );
    }
    const short: [string, number][] = [
      ...[...Object.values(score.cues), ...Object.values(score.voices)].map((file): [string, number] => [
        file,
        0,
      ]),
      ...Object.values(score.sounds).map(({ file, gain }): [string, number] => [file, gain]),
    ];
    const peaks = short.map(([name, gain]) => {
      const own = alone(fileOf(name), 0);
      const played = decibelsOf(cueGain(gain, 10 ** (own.sample / 20)));
      return { name, peak: own.peak + played };
    });
    const highest = peaks.reduce((most, one) => (one.peak > most.peak ? one : most));
    console.log(story);
    for (const [name, { lufs, peak }] of Object.entries(rows))
      console.log(`  ${name.padEnd(24)} ${lufs.toFixed(1)} LUFS, peak ${peak.toFixed(1)} dBTP`);
    console.log(
      `  highest of ${peaks.length} short sounds: ${highest.name}, ${highest.peak.toFixed(1)} dBTP`,
    );
    recordProof({
      title: `Loudness of ${story}`,
      command: "npm run bench:sound",
      text: "How loud a page plays the story with the volumes that everybody starts with, in LUFS, with the true peak in dBTP. While a team talks, music is quieter on purpose.",
      figures: {
        ...Object.fromEntries(
          Object.entries(rows).map(([name, { lufs, peak }]) => [
            name,
            `${lufs.toFixed(1)}, peak ${peak.toFixed(1)}`,
          ]),
        ),
        [`highest of ${peaks.length} short sounds`]: `peak ${highest.peak.toFixed(1)}`,
      },
    });
    for (const [name, { lufs }] of Object.entries(films))
      for (const [scene, level] of Object.entries(rows))
        if (scene in SCENES && scene !== TALK)
          expect.soft(Math.abs(lufs - level.lufs), `${name} beside ${scene}`).toBeLessThanOrEqual(APART);
    expect.soft(highest.peak, highest.name).toBeLessThanOrEqual(MOST);
  });
