import type { CallSignal } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import { createStore } from "../client/store.ts";
import { Peer } from "./peer.ts";
import { lineOf, type Strain } from "./strain.ts";
import type { CallState, OwnMedia, VideoTransport } from "./transport.ts";

/** Somebody whose greeting was lost is found by the next one. */
const GREET_MS = 5000;
const MEASURE_MS = 2000;

export interface MeshOptions {
  /** Passes a word on to a team-mate's page, or to all of them. */
  say(to: Seat | null, signal: CallSignal): void;
  /** Relay and direct ways, asked for at every connection: credentials end after an hour. */
  config(): RTCConfiguration;
}

interface Mate {
  stay: string;
  mic: boolean;
  cam: boolean;
  peer: Peer;
}

const isOn = (track: MediaStreamTrack | null) => track?.enabled === true;

/**
 * Every page of a team is connected with every other. Who is in the call says hello; of two stays the one with the
 * higher name offers, so there is never a race, whoever came first and whatever got lost.
 */
export class Mesh implements VideoTransport {
  readonly state = createStore<CallState>({ peers: {}, audioOnly: false });
  readonly #options: MeshOptions;
  readonly #mates = new Map<Seat, Mate>();
  readonly #greeting: ReturnType<typeof setInterval>;
  readonly #measuring: ReturnType<typeof setInterval>;
  #stay = newStay();
  #team: readonly Seat[] = [];
  #media: OwnMedia = { mic: null, cam: null };
  #strain: Strain = { weak: 0, well: 0, audioOnly: false };

  constructor(options: MeshOptions) {
    this.#options = options;
    this.#greeting = setInterval(() => this.#greetMissing(), GREET_MS);
    this.#measuring = setInterval(() => void this.#measure(), MEASURE_MS);
  }

  meet(seats: readonly Seat[]): void {
    const fresh = seats.some((seat) => !this.#team.includes(seat));
    if (this.#team.length > 0 && seats.length === 0) this.#leave();
    this.#team = seats;
    for (const [seat, mate] of this.#mates) if (!seats.includes(seat)) this.#hangUp(seat, mate);
    if (fresh) this.#greet(null);
    this.#publish();
  }

  send(media: OwnMedia): void {
    this.#media = media;
    for (const { peer } of this.#mates.values()) peer.send(this.#sent());
    if (this.#team.length > 0) this.#greet(null);
  }

  level(seat: Seat): number {
    return this.#mates.get(seat)?.peer.level() ?? 0;
  }

  reconnect(): void {
    for (const { peer } of this.#mates.values()) peer.renew();
    if (this.#team.length > 0) this.#greet(null);
  }

  close(): void {
    clearInterval(this.#greeting);
    clearInterval(this.#measuring);
    this.#leave();
    this.#team = [];
    this.#publish();
  }

  /** Takes a word that a team-mate's page said; `from` is stamped by the server. */
  hear(from: Seat, signal: CallSignal): void {
    if (!this.#team.includes(from)) return;
    const mate = this.#mates.get(from);
    if (signal.s === "hello") this.#met(from, signal);
    else if (mate?.stay !== signal.stay) return;
    else if (signal.s === "gone") {
      this.#hangUp(from, mate);
      this.#publish();
    } else if (signal.to === this.#stay) mate.peer.hear(signal);
  }

  #met(from: Seat, { stay, mic, cam }: Extract<CallSignal, { s: "hello" }>): void {
    const known = this.#mates.get(from);
    if (known?.stay === stay) Object.assign(known, { mic, cam });
    else {
      if (known) this.#hangUp(from, known);
      const offers = this.#stay > stay;
      const peer = new Peer(
        {
          offers,
          config: this.#options.config,
          say: (said) =>
            this.#options.say(from, { ...said, stay: this.#stay, to: stay } as Extract<
              CallSignal,
              { to: string }
            >),
          changed: () => this.#publish(),
        },
        this.#sent(),
      );
      this.#mates.set(from, { stay, mic, cam, peer });
      // They may not know of us, and if they are to offer they must.
      this.#greet(from);
    }
    this.#publish();
  }

  #greet(to: Seat | null): void {
    const { mic, cam } = this.#sent();
    this.#options.say(to, { s: "hello", stay: this.#stay, mic: isOn(mic), cam: isOn(cam) });
  }

  #greetMissing(): void {
    for (const seat of this.#team) if (!this.#mates.has(seat)) this.#greet(seat);
  }

  #hangUp(seat: Seat, mate: Mate): void {
    this.#mates.delete(seat);
    mate.peer.close();
  }

  /** Out of the call; coming back is another stay. */
  #leave(): void {
    if (this.#team.length > 0) this.#options.say(null, { s: "gone", stay: this.#stay });
    for (const [seat, mate] of [...this.#mates]) this.#hangUp(seat, mate);
    this.#stay = newStay();
  }

  #sent(): OwnMedia {
    return { mic: this.#media.mic, cam: this.#strain.audioOnly ? null : this.#media.cam };
  }

  /** Pictures go before voices do, and come back when the line has been well for a while. */
  async #measure(): Promise<void> {
    const reports = await Promise.all([...this.#mates.values()].map(({ peer }) => peer.stats()));
    const before = this.#strain.audioOnly;
    this.#strain = lineOf(
      reports.filter((report) => report !== null),
      this.#strain,
    );
    if (this.#strain.audioOnly !== before) this.send(this.#media);
    this.state.set({ audioOnly: this.#strain.audioOnly });
  }

  #publish(): void {
    const peers = [...this.#mates].map(
      ([seat, { peer, mic, cam }]) => [seat, { stream: peer.stream, mic, cam, state: peer.state }] as const,
    );
    this.state.set({ peers: Object.fromEntries(peers) });
  }
}

function newStay(): string {
  return crypto.randomUUID();
}
