import type { LineView } from "@lantern/engine/views";
import { soundPreferences } from "../../../api/participant/sound-preferences.ts";
import { offerToTests } from "../../../api/test-object.ts";
import type { TeamCall } from "../../call/team-call.ts";
import type { LiveSource } from "../../stage/live-context.ts";
import { followCaptions } from "../captions.ts";
import { CueGate, cueOf, type Moment } from "./cues.ts";
import { Duck } from "./duck.ts";
import { SoundEngine } from "./engine.ts";
import { mixOf } from "./mix.ts";
import { ScoreFiles } from "./score.ts";

/** How often the time left is compared, ms: it changes the music without a new view. */
const POLL_MS = 500;
/** Notes of a speaker are quieter than cues, dB. */
const VOICE = -8;

export interface Sound {
  /** Makes the music quieter while somebody in this call speaks. */
  duckFor(call: TeamCall | null): void;
  close(): void;
}

/**
 * Plays the sound of a live session until it is closed. Start it after a click or key only.
 *
 * @param url the list of the story's sounds @throws NoResponse when the list cannot be loaded
 */
export async function startSound(source: LiveSource, url: string): Promise<Sound> {
  const files = await ScoreFiles.open(url);
  const context = new AudioContext({ latencyHint: "playback" });
  const { now } = source.get();
  const engine = new SoundEngine(context, files, now);
  const gate = new CueGate();
  let later: ReturnType<typeof setTimeout> | undefined;
  /** What comes too early is dropped: no cue is the only sign of anything. */
  const cue = (file: string | undefined, gain = 0) => {
    if (file && gate.allows(performance.now())) void engine.cue(file, gain);
  };
  /** A sound that a caption names follows when it may. */
  const soon = (file: string, gain: number) => {
    clearTimeout(later);
    later = setTimeout(() => cue(file, gain), gate.wait(performance.now()));
  };

  let last: Moment = { ...source.get(), now: now() };
  const follow = () => {
    const { view, mine, info } = source.get();
    const moment: Moment = { view, mine, now: now() };
    const next = cueOf(last, moment);
    last = moment;
    if (next) cue(files.score.cues[next]);
    engine.play(mixOf(view, files.score, info.cover.id, moment.now));
  };
  let speaker: string | null = null;
  const caption = ({ who, sound }: LineView) => {
    const named = sound === undefined ? undefined : files.score.sounds[sound];
    if (named) soon(named.file, named.gain);
    else if (who && who !== speaker) cue(files.score.voices[who], VOICE);
    speaker = who;
  };
  const volumes = () => {
    const { music, cues } = soundPreferences.get();
    engine.setVolumes(music, cues);
  };
  volumes();
  follow();
  const timer = setInterval(follow, POLL_MS);
  const ends = [source.subscribe(follow), soundPreferences.subscribe(volumes), followCaptions(caption)];
  let duck: Duck | null = null;
  const publish = () => offerToTests({ sound: { context, engine, now, duck: duck?.node ?? null } });
  publish();
  return {
    duckFor(call) {
      duck?.close();
      duck = call && new Duck(context, call);
      engine.insert(duck?.node ?? null);
      publish();
    },
    close() {
      clearInterval(timer);
      clearTimeout(later);
      for (const end of ends) end();
      duck?.close();
      engine.close();
      offerToTests({ sound: null });
    },
  };
}
