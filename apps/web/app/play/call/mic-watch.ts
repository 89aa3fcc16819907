import type { LocalMedia } from "./local-media.ts";
import { Meter } from "./speech.ts";

const POLL_MS = 250;
/** A microphone that sends nothing for this long was taken, ms. */
const SILENT_MS = 3000;
/** More than is heard between two checks. */
const SAMPLES = 16_384;

type SilenceMeter = Pick<Meter, "isSilent" | "close">;

/**
 * Detects a microphone that somebody else takes: a phone call mutes it, and a browser may end it or send silence, all with
 * or without an event.
 */
export class MicWatch {
  readonly #media: LocalMedia;
  readonly #meterOf: (track: MediaStreamTrack) => SilenceMeter;
  readonly #checking: ReturnType<typeof setInterval>;
  #meter: { track: MediaStreamTrack; meter: SilenceMeter } | null = null;
  #silentMs = 0;

  constructor(
    media: LocalMedia,
    meterOf = (track: MediaStreamTrack): SilenceMeter => new Meter(track, SAMPLES),
  ) {
    this.#media = media;
    this.#meterOf = meterOf;
    this.#checking = setInterval(this.#check, POLL_MS);
  }

  close(): void {
    clearInterval(this.#checking);
    this.#meter?.meter.close();
  }

  #check = () => {
    const { mic, audible } = this.#media.state.get();
    // Nobody misses a voice that is muted.
    const track = audible ? mic : null;
    if (this.#meter?.track !== (track ?? undefined)) {
      this.#meter?.meter.close();
      this.#meter = track && { track, meter: this.#meterOf(track) };
      this.#silentMs = 0;
    }
    const isSilent = track !== null && (track.muted || this.#meter?.meter.isSilent());
    this.#silentMs = isSilent ? this.#silentMs + POLL_MS : 0;
    this.#media.watchMic(this.#silentMs >= SILENT_MS);
  };
}
