import { spawnSync } from "node:child_process";

export const RATE = 48_000;

/** Interleaved floats of this many channels, as programs read and write them. */
export const pcm = (channels: number) => ["-f", "f32le", "-ar", String(RATE), "-ac", String(channels)];

/** Runs a program of the machine at low priority. */
export function run(name: string, args: readonly string[], input?: Buffer): { log: string; data: Buffer } {
  const ended = spawnSync("nice", ["-n", "10", name, ...args], { input, maxBuffer: 1 << 29 });
  if (ended.status !== 0) throw new Error(`${name}: ${ended.stderr?.toString().slice(-800) || ended.error}`);
  return { log: ended.stderr.toString(), data: ended.stdout };
}

export const bytesOf = (samples: Float32Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);

export function samplesOf(data: Buffer): Float32Array {
  return new Float32Array(data.buffer.slice(data.byteOffset, data.byteOffset + (data.length & ~7)));
}

export interface Loudness {
  /** Integrated loudness, EBU R128. */
  lufs: number;
  /** True peak, dBTP. */
  peak: number;
}

/** Loudness of stereo samples. Sounds shorter than 0.4 s are repeated, because R128 cannot measure them. */
export function loudnessOf(samples: Float32Array): Loudness {
  const short = samples.length < RATE * 2 * 3;
  const input = short
    ? Float32Array.from({ length: samples.length * 4 }, (_, i) => samples[i % samples.length]!)
    : samples;
  const filter = ["-af", "ebur128=peak=true", "-f", "null", "-"];
  const { log } = run(
    "ffmpeg",
    ["-hide_banner", "-nostats", ...pcm(2), "-i", "-", ...filter],
    bytesOf(input),
  );
  const summary = log.slice(log.lastIndexOf("Summary:"));
  const read = (pattern: RegExp) => Number(pattern.exec(summary)?.[1]);
  return { lufs: read(/I:\s+(-?[\d.]+)/), peak: read(/Peak:\s+(-?[\d.]+)/) };
}

export const gainOf = (decibels: number): number => 10 ** (decibels / 20);
