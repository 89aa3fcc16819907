import { VOICE_EVERY_S } from "@lantern/contract/live-protocol";
import type { LocalMedia } from "./local-media.ts";
import { Meter, Speech } from "./speech.ts";

const LISTEN_MS = 100;

/**
 * Counts the seconds in which the person speaks, if they agreed to it. Only the number of seconds leaves the browser.
 */
export class VoiceSeconds {
  readonly #media: LocalMedia;
  readonly #send: (seconds: number) => void;
  readonly #speech = new Speech();
  readonly #end: () => void;
  readonly #listening: ReturnType<typeof setInterval>;
  readonly #sending: ReturnType<typeof setInterval>;
  #meter: { track: MediaStreamTrack; meter: Meter } | null = null;
  #seconds = 0;

  constructor(media: LocalMedia, send: (seconds: number) => void) {
    this.#media = media;
    this.#send = send;
    this.#end = media.state.subscribe(this.#follow);
    this.#listening = setInterval(this.#listen, LISTEN_MS);
    this.#sending = setInterval(this.#report, VOICE_EVERY_S * 1000);
    this.#follow();
  }

  close(): void {
    this.#end();
    clearInterval(this.#listening);
    clearInterval(this.#sending);
    this.#meter?.meter.close();
    this.#meter = null;
  }

  #follow = () => {
    const { mic, choice } = this.#media.state.get();
    const track = choice.voice ? mic : null;
    if (this.#meter?.track === track || (!this.#meter && !track)) return;
    this.#meter?.meter.close();
    this.#meter = track && { track, meter: new Meter(track) };
  };

  #listen = () => {
    if (!this.#meter?.track.enabled) return;
    if (this.#speech.update(this.#meter.meter.level(), performance.now())) this.#seconds += LISTEN_MS / 1000;
  };

  #report = () => {
    const seconds = Math.min(VOICE_EVERY_S, this.#seconds);
    this.#seconds = 0;
    if (seconds > 0) this.#send(Number(seconds.toFixed(1)));
  };
}
