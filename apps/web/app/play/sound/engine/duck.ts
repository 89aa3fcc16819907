import { Speech } from "../../call/speech.ts";
import type { TeamCall } from "../../call/team-call.ts";

/**
 * How often voices are measured. The music must fall within 150 ms; asking a connection for its level stops the page
 * until the audio thread has replied, so not more often than that needs.
 */
const EVERY_MS = 50;
/** 9 dB quieter while somebody speaks. */
const DUCKED = 10 ** (-9 / 20);
/** Quiet after which the music comes back. */
const LINGER_MS = 600;
/** Time constants of falling and rising, seconds. */
const FALL = 0.03;
const RISE = 0.35;

/** Makes music quieter while anybody in the call speaks. */
export class Duck {
  readonly node: GainNode;
  readonly #context: AudioContext;
  readonly #speech = new Speech(LINGER_MS);
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #end: () => void;
  readonly #analyser: AnalyserNode;
  readonly #samples: Float32Array<ArrayBuffer>;
  #own: { track: MediaStreamTrack; source: MediaStreamAudioSourceNode } | null = null;
  #down = false;

  constructor(context: AudioContext, call: TeamCall) {
    this.#context = context;
    this.node = new GainNode(context);
    this.#analyser = new AnalyserNode(context, { fftSize: 512 });
    this.#samples = new Float32Array(this.#analyser.fftSize);
    const follow = () => this.#follow(call.media.state.get().mic);
    this.#end = call.media.state.subscribe(follow);
    follow();
    this.#timer = setInterval(() => this.#measure(call), EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#end();
    this.#follow(null);
    this.node.disconnect();
  }

  #follow(track: MediaStreamTrack | null): void {
    if (this.#own?.track === track) return;
    this.#own?.source.disconnect();
    this.#own = track && {
      track,
      source: this.#context.createMediaStreamSource(new MediaStream([track])),
    };
    this.#own?.source.connect(this.#analyser);
  }

  #ownLevel(): number {
    if (!this.#own?.track.enabled) return 0;
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return Math.sqrt(this.#samples.reduce((sum, x) => sum + x * x, 0) / this.#samples.length);
  }

  #measure(call: TeamCall): void {
    const peers = Object.keys(call.mesh.state.get().peers).map((seat) => call.mesh.level(seat));
    const down = this.#speech.update(Math.max(this.#ownLevel(), ...peers), performance.now());
    if (down === this.#down) return;
    this.#down = down;
    const { gain } = this.node;
    const now = this.#context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(down ? DUCKED : 1, now, down ? FALL : RISE);
  }
}
