/** For tests: WebRTC connections that connect inside one process while the fake network is up. */

interface Described {
  id: number;
  round: number;
  /** In an answer: the offer that it answers. */
  to?: { id: number; round: number };
}

const all = new Map<number, FakeConnection>();

/** The network, as tests control it. */
export const network = {
  whole: true,
  /** Breaks every open connection. */
  break(): void {
    network.whole = false;
    for (const connection of all.values()) connection.turn("failed");
  },
  /** Open connections of every page. */
  open: () => [...all.values()].filter(({ connectionState }) => connectionState !== "closed"),
  reset(): void {
    network.whole = true;
    all.clear();
  },
};

class FakeTransceiver {
  direction = "sendrecv";
  sent: unknown = null;
  readonly sender = {
    replaceTrack: async (track: unknown) => {
      this.sent = track;
    },
    getParameters: () => ({ encodings: [{}] }),
    setParameters: async () => {},
  };
  readonly receiver = { getSynchronizationSources: () => [] };
}

/** The part of RTCPeerConnection that the mesh uses. */
export class FakeConnection {
  readonly id = all.size + 1;
  connectionState = "new";
  signalingState = "stable";
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onconnectionstatechange: (() => void) | null = null;
  onicecandidate: unknown = null;
  ontrack: unknown = null;
  report = new Map<string, unknown>();
  readonly lines: FakeTransceiver[] = [];
  #round = 0;

  constructor() {
    all.set(this.id, this);
  }

  addTransceiver(): void {
    this.lines.push(new FakeTransceiver());
  }
  getTransceivers = () => this.lines;
  getStats = async () => this.report;
  addIceCandidate = async () => {};

  async createOffer() {
    this.#round += 1;
    return { type: "offer", sdp: JSON.stringify({ id: this.id, round: this.#round } satisfies Described) };
  }

  async createAnswer() {
    const to = this.#described();
    return {
      type: "answer",
      sdp: JSON.stringify({ id: this.id, round: ++this.#round, to } satisfies Described),
    };
  }

  async setLocalDescription(description: { type: string; sdp: string }) {
    this.localDescription = description;
    this.signalingState = description.type === "offer" ? "have-local-offer" : "stable";
  }

  async setRemoteDescription(description: { type: string; sdp: string }) {
    const before = this.remoteDescription && this.#described();
    const now = JSON.parse(description.sdp) as Described;
    // Like a browser, rejects a description that belongs to another connection.
    if (before && before.id !== now.id) throw new Error("another connection's description");
    this.remoteDescription = description;
    if (description.type === "offer") {
      while (this.lines.length < 2) this.addTransceiver();
      return;
    }
    if (now.to?.id !== this.id || now.to.round !== this.#round) throw new Error("an answer to another offer");
    this.signalingState = "stable";
    const other = all.get(now.id);
    if (!network.whole || !other || other.connectionState === "closed") return;
    this.turn("connected");
    other.turn("connected");
  }

  turn(state: string): void {
    if (this.connectionState === state || this.connectionState === "closed") return;
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  close(): void {
    this.connectionState = "closed";
    for (const other of all.values())
      if (other.remoteDescription && other.#described().id === this.id) other.turn("disconnected");
  }

  #described(): Described {
    return JSON.parse(this.remoteDescription?.sdp ?? "{}") as Described;
  }
}

/** The part of MediaStream that holds tracks. */
export class FakeStream {
  readonly #tracks: unknown[] = [];
  getTracks = () => this.#tracks;
}
