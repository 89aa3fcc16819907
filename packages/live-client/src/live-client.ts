import type {
  CallSignal,
  ClientCommand,
  ClientFrame,
  HostCommand,
  REACTIONS,
  ServerFrame,
  Snapshot,
} from "@lantern/contract/live";
import { Connection, isFinal, type LiveSocket, type WatchNetwork } from "./connection.ts";
import { initialLiveState, type LiveState, sceneOf } from "./live-state.ts";
import { type CommandResult, Outbox, type OutgoingCommand } from "./outbox.ts";
import { ServerClock } from "./server-clock.ts";
import { SnapshotReplica } from "./snapshot-replica.ts";
import { createStore, type Store } from "./store.ts";
import type { Timers } from "./timers.ts";

export interface LiveClientOptions {
  openSocket(): LiveSocket;
  token: string;
  /** Random secret of this browser: the same browser may take over its own seat. */
  browser: string;
  /** The session that a host runs; a participant's token names theirs. */
  session?: string | undefined;
  /** The language in which the page reads the story now; null: that of the session. */
  language?: (() => string | null) | undefined;
  watchNetwork?: WatchNetwork | undefined;
  /** Every frame, before the client's state changes. */
  onFrame?(frame: ServerFrame): void;
  /** The view changed. */
  onView?(snapshot: Snapshot): void;
  timers?: Timers | undefined;
}

/** Time that a reaction remains visible, ms. */
const REACTION_MS = 3500;
const MOST_REACTIONS = 12;
/** Round trips measured at the start, so that the clock is precise before the first countdown. */
const FIRST_PINGS = 3;

/** A client of the live session: maintains the connection, the clock, the view, and commands until their responses. */
export class LiveClient {
  readonly store: Store<LiveState> = createStore(initialLiveState);
  readonly clock = new ServerClock();
  readonly #options: LiveClientOptions;
  readonly #timers: Timers;
  readonly #replica = new SnapshotReplica();
  readonly #outbox: Outbox;
  readonly #connection: Connection;
  readonly #signalListeners = new Set<(from: string, signal: CallSignal) => void>();
  #reactions = 0;

  constructor(options: LiveClientOptions) {
    this.#options = options;
    this.#timers = options.timers ?? globalThis;
    this.#outbox = new Outbox({
      send: (frame) => this.store.get().link === "open" && this.#connection.send(frame),
      onDelayed: (unsent) => this.store.set({ unsent }),
      timers: this.#timers,
    });
    const { openSocket, token, browser, session, language, watchNetwork } = options;
    this.#connection = new Connection({
      openSocket,
      token,
      browser,
      session,
      language,
      watchNetwork,
      onMessage: (text) => this.#received(JSON.parse(text) as ServerFrame),
      onLost: () => this.store.set((now) => ({ link: now.snapshot ? "lost" : "opening" })),
      roundTrip: () => this.clock.lastTrip,
      timers: this.#timers,
    });
  }

  get snapshot(): Snapshot | null {
    return this.#replica.snapshot;
  }

  /** The seat of this participant, null before the welcome and for hosts. */
  get seat(): string | null {
    return this.store.get().welcome?.seat ?? null;
  }

  /** Sends a participant's command. Resolves when the server has stored or rejected it, also after lost connections. */
  send(command: ClientCommand, id?: string): Promise<CommandResult> {
    return this.#submit({ t: "cmd", c: command }, id);
  }

  /** Sends a host's command. */
  host(command: HostCommand): Promise<CommandResult> {
    return this.#submit({ t: "host", c: command });
  }

  /** Reports a message of the team's chat to the hosts. */
  report(text: string): Promise<CommandResult> {
    return this.#submit({ t: "report", text });
  }

  react(reaction: (typeof REACTIONS)[number]): void {
    this.sendFrame({ t: "react", r: reaction });
  }

  /** [G37] Shows a line to the team, in this turn of a round. It is not stored, and may get lost. */
  line(turn: number, text: string): void {
    this.sendFrame({ t: "line", turn, text });
  }

  /** Sends a message about the call to a teammate's page, or (null) to all of them. It may get lost. */
  signal(to: string | null, signal: CallSignal): void {
    this.sendFrame({ t: "signal", to, d: signal });
  }

  /** Reports which path a connection of the call has. It may get lost. */
  callConnected(path: "direct" | "relayed"): void {
    this.sendFrame({ t: "call", path });
  }

  /** Reports how long this person spoke. It may get lost. */
  spoke(seconds: number): void {
    this.sendFrame({ t: "voice", seconds });
  }

  /** Sends a frame without a response; false if there is no connection. */
  sendFrame(frame: ClientFrame): boolean {
    return this.#connection.send(frame);
  }

  /** Listens to messages about the call until the returned function is called. */
  onSignal(listener: (from: string, signal: CallSignal) => void): () => void {
    this.#signalListeners.add(listener);
    return () => this.#signalListeners.delete(listener);
  }

  /** Opens a new connection, on which everything comes again: what the page reads is in another language now. */
  renew(): void {
    this.#connection.renew();
  }

  close(): void {
    this.#connection.close();
    this.#outbox.cancelAll();
    this.store.set({ link: "closed" });
  }

  async #submit(command: OutgoingCommand, id?: string): Promise<CommandResult> {
    const result = await this.#outbox.submit(command, sceneOf(this.snapshot), id);
    if (!result.ok && result.message)
      this.store.set({ rejection: { code: result.code, message: result.message, at: this.clock.now() } });
    return result;
  }

  #received(frame: ServerFrame): void {
    this.#options.onFrame?.(frame);
    switch (frame.t) {
      case "welcome":
        this.store.set({ welcome: frame, bye: null });
        this.#measureClock(frame.now);
        break;
      case "pong":
        this.clock.sample(frame.at, frame.now);
        break;
      case "snap":
      case "diff":
        this.#viewChanged(frame);
        break;
      case "ack":
        this.#outbox.acknowledge(frame.id);
        break;
      case "nack":
        this.#outbox.reject(frame.id, frame.code, frame.message);
        break;
      case "react":
        this.#showReaction(frame);
        break;
      case "line":
        this.store.set({ line: { seat: frame.seat, turn: frame.turn, text: frame.text } });
        break;
      case "mute":
        this.store.set({ mutedAt: this.clock.now() });
        break;
      case "signal":
        for (const listener of this.#signalListeners) listener(frame.from, frame.d);
        break;
      case "bye":
        this.store.set({ bye: frame.code });
        if (isFinal(frame.code)) this.close();
    }
  }

  #viewChanged(frame: Extract<ServerFrame, { t: "snap" | "diff" }>): void {
    try {
      if (!this.#replica.apply(frame)) return;
    } catch (error) {
      // The view is outdated; a new connection provides a new snapshot.
      this.#connection.renew();
      throw error;
    }
    const { snapshot } = this;
    if (!snapshot) return;
    this.store.set({ snapshot, ...(frame.t === "snap" && { link: "open" }) });
    if (frame.t === "snap") this.#outbox.resend(sceneOf(snapshot));
    else this.#outbox.sceneIs(sceneOf(snapshot));
    this.#options.onView?.(snapshot);
  }

  #measureClock(serverNow: number): void {
    this.clock.hint(serverNow);
    for (let ping = 0; ping < FIRST_PINGS; ping++) this.sendFrame({ t: "ping", at: Date.now() });
  }

  #showReaction({ seat, r }: Extract<ServerFrame, { t: "react" }>): void {
    const key = ++this.#reactions;
    this.store.set((now) => ({ reactions: [...now.reactions, { key, seat, r }].slice(-MOST_REACTIONS) }));
    this.#timers.setTimeout(() => {
      this.store.set((now) => ({ reactions: now.reactions.filter((one) => one.key !== key) }));
    }, REACTION_MS);
  }
}
