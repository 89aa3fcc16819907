import type { CallSignal } from "@lantern/contract/live";
import type { OwnMedia, RemoteMedia } from "./call-state.ts";

/** A pair that isn't connected by then starts again. */
const MEET_MS = 8000;
/** A broken path often recovers by itself. After this time it is restarted. */
const HEAL_MS = 2500;
/** Restarts of one connection before it is replaced. */
const RESTARTS = 2;
/** Limits for one teammate. In a mesh of six people each sends this five times. */
const VIDEO = { maxBitrate: 250_000, maxFramerate: 15 };

/** Signals of one pair, without the ids of its two peer sessions. */
type PairSignal = Extract<CallSignal, { to: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type OutgoingSignal = Without<PairSignal, "peerSessionId" | "to">;

interface PeerOptions {
  /** Always the same side of a pair offers. With two offers at once, half the connections of six peers failed. */
  offers: boolean;
  config: () => RTCConfiguration;
  signal(signal: OutgoingSignal): void;
  changed(): void;
  /** The pair is connected; called again after every restart. */
  connected?(report: RTCStatsReport): void;
}

/**
 * The media between this page and one other. Audio and video are negotiated once, in both directions; turning one on or
 * off replaces a track.
 */
export class Peer {
  readonly #options: PeerOptions;
  readonly stream = new MediaStream();
  state: RemoteMedia["state"] = "connecting";
  #pc: RTCPeerConnection | null = null;
  #attempt = 0;
  #restarts = 0;
  #media: OwnMedia;
  #waiting: RTCIceCandidateInit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: PeerOptions, media: OwnMedia) {
    this.#options = options;
    this.#media = media;
    if (options.offers) this.#queue(() => this.#begin());
    else this.#expect(MEET_MS + HEAL_MS);
  }

  /** Handles the other side's signals one after another. */
  receive(signal: PairSignal): void {
    this.#queue(() => this.#take(signal));
  }

  send(media: OwnMedia): void {
    this.#media = media;
    this.#queue(() => this.#swap());
  }

  /** Rebuilds the connection. The side that doesn't offer requests it with attempt 0. */
  renew(): void {
    if (this.#options.offers) this.#queue(() => this.#begin());
    else this.#options.signal({ s: "restart", attempt: 0 });
  }

  /** The other page lost this connection, so it is closed here too. */
  forget(): void {
    if (this.#options.offers) this.#queue(() => this.#begin());
    else
      this.#queue(async () => {
        this.#drop();
        this.#attempt = 0;
        this.#set("connecting");
        this.#expect(MEET_MS + HEAL_MS);
      });
  }

  level(): number {
    const [voice] = this.#pc?.getTransceivers() ?? [];
    return voice?.receiver.getSynchronizationSources()[0]?.audioLevel ?? 0;
  }

  stats(): Promise<RTCStatsReport> | null {
    return this.#pc?.getStats() ?? null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #queue(step: () => Promise<void>): void {
    // A failed step leaves the pair unconnected, and the timer starts it again.
    this.#turn = this.#turn.then(() => (this.#closed ? undefined : step())).catch(() => {});
  }

  async #begin(): Promise<void> {
    this.#attempt += 1;
    this.#restarts = 0;
    const pc = this.#open();
    pc.addTransceiver("audio", { direction: "sendrecv" });
    pc.addTransceiver("video", { direction: "sendrecv", sendEncodings: [VIDEO] });
    await this.#swap();
    await this.#offer();
    this.#expect(MEET_MS);
  }

  async #offer(options: RTCOfferOptions = {}): Promise<void> {
    const pc = this.#pc;
    if (!pc) return;
    await pc.setLocalDescription(await pc.createOffer(options));
    this.#options.signal({ s: "offer", attempt: this.#attempt, sdp: pc.localDescription?.sdp ?? "" });
  }

  async #take(signal: PairSignal): Promise<void> {
    if (signal.s === "offer") return this.#answer(signal);
    if (signal.s === "restart") {
      // A lower attempt means that the offer never arrived.
      if (signal.attempt < this.#attempt) return this.#begin();
      // Both sides noticed the break; a restart may be under way.
      return this.#pc?.signalingState === "stable" ? this.#help() : undefined;
    }
    if (signal.attempt !== this.#attempt) return;
    if (signal.s === "answer") {
      await this.#pc?.setRemoteDescription({ type: "answer", sdp: signal.sdp });
      await this.#addWaiting();
      return this.#stillMet();
    }
    this.#waiting.push({ candidate: signal.candidate, sdpMid: signal.mid });
    if (this.#pc?.remoteDescription) await this.#addWaiting();
  }

  async #answer({ attempt, sdp }: Extract<PairSignal, { s: "offer" }>): Promise<void> {
    if (this.#options.offers || attempt < this.#attempt) return;
    if (attempt > this.#attempt || !this.#pc) this.#open();
    this.#attempt = attempt;
    const pc = this.#pc;
    if (!pc) return;
    await pc.setRemoteDescription({ type: "offer", sdp });
    for (const line of pc.getTransceivers()) line.direction = "sendrecv";
    await this.#swap();
    await pc.setLocalDescription(await pc.createAnswer());
    await this.#cap();
    this.#options.signal({ s: "answer", attempt, sdp: pc.localDescription?.sdp ?? "" });
    await this.#addWaiting();
    if (this.state !== "connected") this.#expect(MEET_MS + HEAL_MS);
    this.#stillMet();
  }

  /** A restart of a path that was still connected fires no state change. */
  #stillMet(): void {
    if (this.#pc?.connectionState === "connected") this.#moved("connected");
  }

  async #addWaiting(): Promise<void> {
    // One unreadable candidate must not lose the others.
    for (const candidate of this.#waiting.splice(0))
      await this.#pc?.addIceCandidate(candidate).catch(() => {});
  }

  async #swap(): Promise<void> {
    const [voice, picture] = this.#pc?.getTransceivers() ?? [];
    await voice?.sender.replaceTrack(this.#media.mic);
    await picture?.sender.replaceTrack(this.#media.cam);
  }

  async #cap(): Promise<void> {
    const sender = this.#pc?.getTransceivers()[1]?.sender;
    const parameters = sender?.getParameters();
    if (!sender || !parameters?.encodings[0]) return;
    Object.assign(parameters.encodings[0], VIDEO);
    await sender.setParameters(parameters);
  }

  #open(): RTCPeerConnection {
    this.#drop();
    const pc = new RTCPeerConnection(this.#options.config());
    this.#pc = pc;
    this.#waiting = [];
    pc.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { candidate: line, sdpMid } = candidate;
      this.#options.signal({ s: "ice", attempt: this.#attempt, candidate: line, mid: sdpMid });
    };
    pc.ontrack = ({ track }) => {
      for (const old of this.stream.getTracks()) if (old.kind === track.kind) this.stream.removeTrack(old);
      this.stream.addTrack(track);
      this.#options.changed();
    };
    pc.onconnectionstatechange = () => this.#moved(pc.connectionState);
    this.#set("connecting");
    return pc;
  }

  #moved(state: RTCPeerConnectionState): void {
    if (state === "connected") {
      clearTimeout(this.#timer);
      this.#restarts = 0;
      this.#set("connected");
      this.stats()?.then(
        (report) => this.#options.connected?.(report),
        () => {
          // The connection was closed meanwhile.
        },
      );
    } else if (state === "disconnected") this.#expect(HEAL_MS);
    else if (state === "failed") this.#queue(() => this.#help());
  }

  /** Restarts the pair unless it connects in time. */
  #expect(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue(() => this.#help()), ms);
  }

  async #help(): Promise<void> {
    this.#set("lost");
    this.#restarts += 1;
    this.#expect(MEET_MS);
    if (!this.#options.offers) return this.#options.signal({ s: "restart", attempt: this.#attempt });
    if (this.#restarts > RESTARTS || this.#pc?.signalingState !== "stable") return this.#begin();
    await this.#offer({ iceRestart: true });
  }

  #set(state: RemoteMedia["state"]): void {
    if (this.state === state) return;
    this.state = state;
    this.#options.changed();
  }

  #drop(): void {
    const pc = this.#pc;
    this.#pc = null;
    if (!pc) return;
    pc.onicecandidate = pc.ontrack = pc.onconnectionstatechange = null;
    pc.close();
  }
}
