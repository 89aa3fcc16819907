import { join } from "node:path";
import { BAR, BPM } from "../../score/arrangement.ts";
import type { Mood, Stem } from "../../score/score.ts";
import { gainOf, type Loudness, loudnessOf, pcm, RATE, run, samplesOf } from "../../score/tool/audio.ts";
import { folderOf, readScore } from "../../score/tool/manifest.ts";

/** Loudness of the music under a film: a little below other films, because the page plays the sounds of shots over it. */
const LEVEL = -18;
/** No sample is louder, dBFS: what AAC adds stays below a true peak of -1.5. */
const MOST = -3;
const BAR_SECONDS = (BAR * 60) / BPM;
/** Seconds in which a stem comes in. */
const ENTER = BAR_SECONDS;

/** When each stem enters, in bars. */
const ENTERS: Record<Mood, Partial<Record<Stem, number>>> = {
  wonder: { bed: 0, melody: 2, color: 9 },
  tension: { bed: 0, color: 2, pulse: 4 },
  warmth: { bed: 0, melody: 2, pulse: 8, color: 10 },
};

/** The score of a mood as one track: its stems come in one after the other and go on to the end. */
export function filmMusic(
  story: string,
  mood: Mood,
  seconds: number,
): { samples: Float32Array; loudness: Loudness } {
  const score = readScore(story);
  if (!score) throw new Error(`${story} has no rendered score (npm run score)`);
  const mix = new Float32Array(Math.round(seconds * RATE) * 2);
  const guard = Math.round(score.guardSeconds * RATE) * 2;
  const loop = Math.round(score.bars * score.barSeconds * RATE) * 2;
  for (const [stem, bar] of Object.entries(ENTERS[mood])) {
    const name = score.moods[mood][stem as Stem];
    const path = join(folderOf(story), score.files[name]?.m4a.name ?? "");
    const stored = samplesOf(run("ffmpeg", ["-v", "error", "-i", path, ...pcm(2), "-"]).data);
    const start = bar * BAR_SECONDS * RATE * 2;
    for (let i = 0; i < mix.length; i++) {
      const entered = Math.min(1, Math.max(0, (i - start) / (ENTER * RATE * 2)));
      if (entered > 0) mix[i]! += entered * (stored[guard + (i % loop)] ?? 0);
    }
  }
  const gain = gainOf(LEVEL - loudnessOf(mix).lufs);
  const peak = mix.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const samples = mix.map((x) => x * Math.min(gain, gainOf(MOST) / peak));
  return { samples, loudness: loudnessOf(samples) };
}
