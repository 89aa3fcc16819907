import type { CallSignal } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";
import { createStore } from "@lantern/live-client";
import { type CallPath, pathOf } from "./call-path.ts";
import type { CallState, OwnMedia } from "./call-state.ts";
import { type ConnectionQuality, nextQuality, unmeasured } from "./connection-quality.ts";
import { Peer } from "./peer.ts";

/** A lost greeting is repeated after this time. */
const GREET_MS = 5000;
const MEASURE_MS = 2000;

interface MeshOptions {
  /** Sends a signal to one teammate's page, or to all of them when `to` is null. */
  signal(to: Seat | null, signal: CallSignal): void;
  /** A connection to a teammate's page stands, by this path. */
  connected?(path: CallPath): void;
  /** Read for every new connection, because relay credentials expire. */
  config(): RTCConfiguration;
}

interface Mate {
  peerSessionId: string;
  mic: boolean;
  cam: boolean;
  peer: Peer;
  quality: ConnectionQuality;
}

const isOn = (track: MediaStreamTrack | null) => track?.enabled === true;

/**
 * A full mesh: every page of a team is connected to every other. Pages in the call say hello. Of two peer sessions the
 * one with the greater id makes the offer, so two offers never collide.
 */
export class Mesh {
  readonly state = createStore<CallState>({ peers: {}, audioOnly: false });
  readonly #options: MeshOptions;
  readonly #mates = new Map<Seat, Mate>();
  readonly #greeting: ReturnType<typeof setInterval>;
  readonly #measuring: ReturnType<typeof setInterval>;
  #peerSessionId = newPeerSessionId();
  #team: readonly Seat[] = [];
  #media: OwnMedia = { mic: null, cam: null };
  /** What was last sent, to detect changes. */
  #lastSent = "";

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
    if (fresh) this.#greetMissing();
    this.#publish();
  }

  send(media: OwnMedia): void {
    const before = this.#lastSent;
    this.#media = { ...media };
    this.#lastSent = [media.mic?.id, isOn(media.mic), media.cam?.id, isOn(media.cam)].join();
    if (this.#lastSent === before) return;
    for (const [seat, mate] of this.#mates) this.#sendTo(seat, mate);
  }

  level(seat: Seat): number {
    return this.#mates.get(seat)?.peer.level() ?? 0;
  }

  reconnect(): void {
    for (const { peer } of this.#mates.values()) peer.renew();
    this.#greetMissing();
  }

  close(): void {
    clearInterval(this.#greeting);
    clearInterval(this.#measuring);
    this.#leave();
    this.#team = [];
    this.#publish();
  }

  /** Handles a signal of a teammate's page. The server sets `from`. */
  receive(from: Seat, signal: CallSignal): void {
    if (!this.#team.includes(from)) return;
    const mate = this.#mates.get(from);
    if (signal.s === "hello") this.#met(from, signal);
    else if (mate?.peerSessionId !== signal.peerSessionId) return;
    else if (signal.s === "leave") {
      this.#hangUp(from, mate);
      this.#publish();
    } else if (signal.to === this.#peerSessionId) mate.peer.receive(signal);
  }

  #met(from: Seat, { peerSessionId, mic, cam, wantsReply }: Extract<CallSignal, { s: "hello" }>): void {
    const mate = this.#mates.get(from);
    if (mate?.peerSessionId === peerSessionId) {
      Object.assign(mate, { mic, cam });
      if (wantsReply) {
        this.#greet(from);
        mate.peer.forget();
      }
    } else {
      if (mate) this.#hangUp(from, mate);
      const offers = this.#peerSessionId > peerSessionId;
      const peer = new Peer(
        {
          offers,
          config: this.#options.config,
          signal: (signal) =>
            this.#options.signal(from, {
              ...signal,
              peerSessionId: this.#peerSessionId,
              to: peerSessionId,
            } as Extract<CallSignal, { to: string }>),
          changed: () => this.#publish(),
          connected: (report) => {
            const path = pathOf(report);
            if (path) this.#options.connected?.(path);
          },
        },
        this.#media,
      );
      this.#mates.set(from, { peerSessionId, mic, cam, peer, quality: unmeasured });
      // They may not know this page yet, and they need to if they make the offer.
      this.#greet(from);
    }
    this.#publish();
  }

  #greet(to: Seat): void {
    const { mic, cam } = this.#sentTo(this.#mates.get(to));
    const wantsReply = !this.#mates.has(to);
    this.#options.signal(to, {
      s: "hello",
      peerSessionId: this.#peerSessionId,
      mic: isOn(mic),
      cam: isOn(cam),
      ...(wantsReply && { wantsReply }),
    });
  }

  #greetMissing(): void {
    for (const seat of this.#team) if (!this.#mates.has(seat)) this.#greet(seat);
  }

  #sendTo(seat: Seat, mate: Mate): void {
    mate.peer.send(this.#sentTo(mate));
    this.#greet(seat);
  }

  #hangUp(seat: Seat, mate: Mate): void {
    this.#mates.delete(seat);
    mate.peer.close();
  }

  /** Leaves the call. Coming back starts another peer session. */
  #leave(): void {
    if (this.#team.length > 0) this.#options.signal(null, { s: "leave", peerSessionId: this.#peerSessionId });
    for (const [seat, mate] of [...this.#mates]) this.#hangUp(seat, mate);
    this.#peerSessionId = newPeerSessionId();
  }

  #sentTo(mate: Mate | undefined): OwnMedia {
    return mate?.quality.audioOnly ? { ...this.#media, cam: null } : this.#media;
  }

  /**
   * Turns video off on weak connections and on again when they have been good for a while; voice stays. When most
   * connections are weak, this page's own one is to blame, and the page says so.
   */
  async #measure(): Promise<void> {
    await Promise.all([...this.#mates].map(([seat, mate]) => this.#measureConnection(seat, mate)));
    const lines = [...this.#mates.values()];
    const weak = lines.filter(({ quality }) => quality.audioOnly).length;
    this.state.set({ audioOnly: weak * 2 > lines.length });
  }

  async #measureConnection(seat: Seat, mate: Mate): Promise<void> {
    const report = await mate.peer.stats();
    if (!report || this.#mates.get(seat) !== mate) return;
    const before = mate.quality.audioOnly;
    mate.quality = nextQuality(report, mate.quality);
    if (mate.quality.audioOnly !== before) this.#sendTo(seat, mate);
  }

  #publish(): void {
    const peers = [...this.#mates].map(
      ([seat, { peer, mic, cam }]) => [seat, { stream: peer.stream, mic, cam, state: peer.state }] as const,
    );
    this.state.set({ peers: Object.fromEntries(peers) });
  }
}

function newPeerSessionId(): string {
  return crypto.randomUUID();
}
