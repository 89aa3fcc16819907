import { NoResponse } from "../../../api/limited-fetch.ts";
import { send } from "../../../api/send.ts";

export type Mood = "wonder" | "tension" | "warmth";
export const STEMS = ["bed", "pulse", "melody", "color"] as const;
export type Stem = (typeof STEMS)[number];

export type Cue =
  | "vote-locked"
  | "votes-open"
  | "decision"
  | "card"
  | "hint"
  | "wrong-try"
  | "right-try"
  | "time-nearly-up"
  | "act"
  | "award"
  | "ending";

/** The list of a story's music and sounds, as far as pages need it. `npm run score` stores it. */
export interface Score {
  barSeconds: number;
  bars: number;
  /** Seconds before and after each loop in its file. */
  guardSeconds: number;
  /** Seconds in which the end of a loop melts into its beginning. */
  blendSeconds: number;
  ambienceSeconds: number;
  acts: Mood[];
  moods: Record<Mood, Record<Stem, string>>;
  cues: Record<Cue, string>;
  /** Sounds that captions name. `gain` is in dB. */
  sounds: Record<string, { file: string; gain: number }>;
  /** By name of a speaker. */
  voices: Record<string, string>;
  ambiences: Record<string, string>;
  /** By id of a picture: its ambience. */
  pictures: Record<string, string>;
  files: Record<string, { webm: { name: string }; m4a: { name: string } }>;
}

/** Whether this browser decodes Opus in WebM. Others get AAC. */
const opus = (): boolean => document.createElement("audio").canPlayType('audio/webm; codecs="opus"') !== "";

async function load<T>(
  url: string,
  cache: RequestCache,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  return send(url, { cache }, (response) => {
    if (!response.ok) throw new NoResponse("offline", response.status);
    return read(response);
  });
}

export class ScoreFiles {
  readonly score: Score;
  readonly #folder: string;
  readonly #kind = opus() ? "webm" : "m4a";

  constructor(score: Score, folder: string) {
    this.score = score;
    this.#folder = folder;
  }

  static async open(url: string): Promise<ScoreFiles> {
    const score = await load(url, "no-cache", (response) => response.json() as Promise<Score>);
    return new ScoreFiles(score, url.slice(0, url.lastIndexOf("/")));
  }

  /** The decoded sound. @throws NoResponse, or DOMException when it cannot be decoded */
  async decode(context: BaseAudioContext, file: string): Promise<AudioBuffer> {
    const named = this.score.files[file]?.[this.#kind];
    if (!named) throw new Error(`no such sound: ${file}`);
    const url = `${this.#folder}/${named.name}`;
    return context.decodeAudioData(await load(url, "default", (response) => response.arrayBuffer()));
  }

  /** A decoded loop, whose end melts into its beginning: what follows the loop is the same music. */
  async decodeLoop(context: BaseAudioContext, file: string, seconds: number): Promise<AudioBuffer> {
    const buffer = await this.decode(context, file);
    const { guardSeconds, blendSeconds } = this.score;
    const [from, length, soft] = [guardSeconds, seconds, blendSeconds].map((s) =>
      Math.round(s * buffer.sampleRate),
    ) as [number, number, number];
    for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
      const samples = buffer.getChannelData(channel);
      for (let i = 0; i < soft; i++) {
        const [begin = 0, after = 0] = [samples[from + i], samples[from + length + i]];
        samples[from + i] = begin + (after - begin) * (1 - i / soft);
      }
    }
    return buffer;
  }
}
