import type { CallSignal, ClientCommand, HostCommand, REACTIONS, ServerFrame } from "@lantern/contract/live";
import { liveUrl } from "../../api/base.ts";
import { ServerClock } from "./clock.ts";
import { Connection, openSocket, type Socket } from "./connection.ts";
import { type LiveState, nothingYet, receive, sceneOf } from "./live-state.ts";
import { type Order, Outbox, type Verdict } from "./outbox.ts";
import { createStore, type Store } from "./store.ts";

export interface LiveOptions {
  token: string;
  /** Random secret of this browser: the same one takes its own seat over. */
  browser: string;
  /** The session that a host looks after; a participant's token knows theirs. */
  session?: string;
  url?: string;
  socket?: (url: string) => Socket;
  clock?: ServerClock;
}

/** How long a reaction stays on the stage. */
const REACTION_MS = 3500;

/** The page's side of the live hour: keeps the line, the clock, the view, and every command until it is answered. */
export class LiveClient {
  readonly store: Store<LiveState> = createStore(nothingYet);
  readonly clock: ServerClock;
  readonly #outbox = new Outbox({
    send: (frame) => this.store.get().link === "open" && this.#connection.send(frame),
    onLate: (unsent) => this.store.set({ unsent }),
  });
  readonly #connection: Connection;
  readonly #options: LiveOptions;
  readonly #hearers = new Set<(from: string, signal: CallSignal) => void>();
  #reactions = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.clock = options.clock ?? new ServerClock();
    const open = options.socket ?? openSocket;
    this.#connection = new Connection(open(options.url ?? liveUrl()), {
      opened: this.#opened,
      lost: this.#lost,
      frame: this.#frame,
      trip: () => this.clock.lastTrip,
    });
  }

  /** Asks for a move; resolves when the server has stored or refused it, however often the line breaks. */
  async send(command: ClientCommand): Promise<Verdict> {
    return this.#post({ t: "cmd", c: command });
  }

  async host(command: HostCommand): Promise<Verdict> {
    return this.#post({ t: "host", c: command });
  }

  /** Shows a line of the team's chat to the hosts. */
  async report(text: string): Promise<Verdict> {
    return this.#post({ t: "report", text });
  }

  react(reaction: (typeof REACTIONS)[number]): void {
    this.#connection.send({ t: "react", r: reaction });
  }

  /** A word to a team-mate's page, or (null) to all of them, about the call. It may get lost. */
  signal(to: string | null, signal: CallSignal): void {
    this.#connection.send({ t: "signal", to, d: signal });
  }

  /** Tells how long this person spoke. What is lost on the way is not counted. */
  spoke(seconds: number): void {
    this.#connection.send({ t: "voice", seconds });
  }

  /** Hears such words; answers the function that ends it. */
  onSignal(hear: (from: string, signal: CallSignal) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  close(): void {
    this.#connection.close();
    this.#outbox.clear();
    this.store.set({ link: "closed" });
  }

  async #post(order: Order): Promise<Verdict> {
    const answer = await this.#outbox.post(order, sceneOf(this.store.get()));
    if (!answer.ok && answer.message) {
      this.store.set({ refusal: { code: answer.code, message: answer.message, at: this.clock.now() } });
    }
    return answer;
  }

  #opened = () => {
    const { token, browser, session } = this.#options;
    this.#connection.send({ t: "hello", token, browser, ...(session && { session }) });
  };

  #lost = () => {
    if (this.store.get().link === "closed") return;
    this.store.set((now) => ({ link: now.snapshot ? "lost" : "opening" }));
  };

  #frame = (frame: ServerFrame) => {
    if (frame.t === "welcome") this.#welcomed(frame.now);
    else if (frame.t === "pong") this.clock.sample(frame.at, frame.now);
    else if (frame.t === "ack") this.#outbox.stored(frame.id);
    else if (frame.t === "nack") this.#outbox.refused(frame.id, frame.code, frame.message);
    else if (frame.t === "react") this.#show(frame);
    else if (frame.t === "mute") this.store.set({ mutedAt: this.clock.now() });
    else if (frame.t === "signal") for (const hear of this.#hearers) hear(frame.from, frame.d);
    this.store.set((now) => receive(now, frame));
    if (frame.t === "snap") this.#outbox.resend(sceneOf(this.store.get()));
    else if (frame.t === "diff") this.#outbox.entered(sceneOf(this.store.get()));
    if (frame.t === "bye" && frame.code !== "draining" && frame.code !== "slow") this.close();
  };

  /** Three trips at once give a good clock before the first timer is drawn. */
  #welcomed(now: number): void {
    this.clock.hint(now);
    for (const _ of [1, 2, 3]) this.#connection.send({ t: "ping", at: Date.now() });
  }

  #show(frame: Extract<ServerFrame, { t: "react" }>): void {
    const key = ++this.#reactions;
    this.store.set((now) => ({
      reactions: [...now.reactions, { key, seat: frame.seat, r: frame.r }].slice(-12),
    }));
    setTimeout(() => {
      this.store.set((now) => ({ reactions: now.reactions.filter((one) => one.key !== key) }));
    }, REACTION_MS);
  }
}
