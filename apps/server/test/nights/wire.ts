import { MAX_FRAME_AFTER } from "@lantern/contract/live";
import { type CloseCode, type Transport, WAITING_MAX } from "../../src/live/transport/websocket.ts";
import type { Chance } from "./chance.ts";
import type { NightClock, Process } from "./clock.ts";

/** The page's end of a connection. */
export interface PageEnd {
  /** The server has accepted the connection. */
  opened(): void;
  take(text: string): void;
  /** The page learns that its connection has closed. */
  lost(): void;
  /** Whether the browser responds to pings of the protocol. */
  awake(): boolean;
}

/** The library gives up a WebSocket without responses after this time. */
const CLOSING_MS = 30_000;

/** Frames on their way in one direction: in order, each after a delay. */
class Lane {
  readonly #clock: NightClock;
  readonly #deliver: (text: string) => void;
  readonly #delay: () => number;
  #queue: { at: number; text: string }[] = [];
  #last = 0;
  #set = false;
  bytes = 0;

  constructor(clock: NightClock, delay: () => number, deliver: (text: string) => void) {
    this.#clock = clock;
    this.#delay = delay;
    this.#deliver = deliver;
  }

  /** @param notBefore ms: the network delivers nothing until then */
  send(text: string, notBefore: number): void {
    this.#last = Math.max(this.#last, this.#clock.now() + this.#delay(), notBefore);
    this.#queue.push({ at: this.#last, text });
    this.bytes += text.length;
    this.#arrange();
  }

  /** Delays everything that is on its way. */
  delayUntil(until: number): void {
    for (const one of this.#queue) one.at = Math.max(one.at, until);
    this.#last = Math.max(this.#last, until);
  }

  /** Drops everything that is on its way. */
  clear(): void {
    this.#queue = [];
    this.bytes = 0;
  }

  #arrange(): void {
    const [next] = this.#queue;
    if (!next || this.#set) return;
    this.#set = true;
    this.#clock.timers.after(Math.max(0, next.at - this.#clock.now()), () => {
      this.#set = false;
      for (let one = this.#queue[0]; one && one.at <= this.#clock.now(); one = this.#queue[0]) {
        this.#queue.shift();
        this.bytes -= one.text.length;
        this.#deliver(one.text);
      }
      this.#arrange();
    });
  }
}

/**
 * A WebSocket without a network: frames in both directions, in order and with a delay. It can break, fall silent
 * unnoticed, and it carries the pings of the protocol.
 */
export class Wire implements Transport {
  readonly #clock: NightClock;
  readonly #process: Process;
  readonly #page: PageEnd;
  readonly #up: Lane;
  readonly #down: Lane;
  readonly #sent: (text: string) => void;
  #take: (text: string | null) => void = () => {};
  #received: () => void = () => {};
  #closed: (() => void)[] = [];
  #accepted = false;
  /** It broke before a server that was busy or paused has accepted it. The server learns of both, one after the other. */
  #brokeEarly = false;
  #serverClosed = false;
  #pageClosed = false;
  #delayedUntil = 0;
  #unreadUntil = 0;
  open = true;

  /** @param sent gets every frame when the server sends it */
  constructor(
    clock: NightClock,
    chance: Chance,
    process: Process,
    page: PageEnd,
    sent: (text: string) => void,
  ) {
    this.#clock = clock;
    this.#process = process;
    this.#page = page;
    this.#sent = sent;
    const delay = () => chance.between(1, 30);
    this.#up = new Lane(clock, delay, (text) => process.receive(() => this.#arrive(text)));
    this.#down = new Lane(clock, delay, (text) => {
      if (!this.#pageClosed) this.#page.take(text);
    });
  }

  /** The server has accepted it, and the page learns of that. */
  accepted(): void {
    this.#accepted = true;
    if (this.#brokeEarly) this.#end();
    const wait = Math.max(10, this.#delayedUntil - this.#clock.now());
    this.#clock.timers.after(wait, () => {
      if (!this.#pageClosed) this.#page.opened();
    });
  }

  /** The page sends a frame; null is a binary one. */
  up(text: string): void {
    if (!this.#pageClosed) this.#up.send(text, this.#delayedUntil);
  }

  /** The page closes it, or its network is gone. */
  closeByPage(): void {
    if (this.#pageClosed) return;
    this.#pageClosed = true;
    this.#down.clear();
    const wait = Math.max(2, this.#delayedUntil - this.#clock.now());
    this.#clock.timers.after(wait, () => this.#process.receive(() => this.#end()));
  }

  /** Both ends learn at once that it broke; everything on its way is lost. */
  cut(): void {
    this.#up.clear();
    this.#down.clear();
    this.#loseByPage();
    this.#process.receive(() => this.#end());
  }

  /** Nothing is delivered until then, and neither end knows. */
  delay(until: number): void {
    this.#delayedUntil = Math.max(this.#delayedUntil, until);
    this.#up.delayUntil(until);
    this.#down.delayUntil(until);
  }

  /** The page reads nothing until then. */
  leaveUnread(until: number): void {
    this.#unreadUntil = Math.max(this.#unreadUntil, until);
    this.#down.delayUntil(until);
  }

  send(text: string): void {
    if (this.#serverClosed) return;
    if (this.backlog() > WAITING_MAX) {
      this.terminate();
      return;
    }
    this.#sent(text);
    this.#down.send(text, Math.max(this.#delayedUntil, this.#unreadUntil));
  }

  backlog(): number {
    return this.#down.bytes;
  }

  close(_code: CloseCode): void {
    if (!this.open) return;
    this.open = false;
    const replied = this.#pageClosed ? 2 : this.#delayedUntil > this.#clock.now() ? CLOSING_MS : 40;
    this.#clock.timers.after(replied, () => this.#process.receive(() => this.#end()));
    this.#clock.timers.after(Math.max(40, this.#delayedUntil - this.#clock.now()), () => this.#loseByPage());
  }

  terminate(): void {
    if (this.#serverClosed) return;
    this.open = false;
    this.#down.clear();
    this.#process.timers.soon(() => this.#end());
    this.#clock.timers.after(Math.max(2, this.#delayedUntil - this.#clock.now()), () => this.#loseByPage());
  }

  onMessage(take: (text: string | null) => void): void {
    this.#take = take;
  }

  onSignOfLife(received: () => void): void {
    this.#received = received;
  }

  onClose(closed: () => void): void {
    this.#closed.push(closed);
  }

  /** A ping, to which the page's browser replies. */
  requestSign(): void {
    const reached = this.#delayedUntil <= this.#clock.now() && !this.#pageClosed && this.#page.awake();
    if (reached) this.#clock.timers.after(20, () => this.#process.receive(() => this.#sign()));
  }

  #sign(): void {
    if (!this.#serverClosed) this.#received();
  }

  #arrive(text: string): void {
    if (this.#serverClosed) return;
    // The real transport closes with 1009 before anybody reads such a frame.
    if (Buffer.byteLength(text) > MAX_FRAME_AFTER) this.terminate();
    else this.#take(text === BINARY ? null : text);
  }

  #end(): void {
    if (this.#serverClosed) return;
    this.#brokeEarly = !this.#accepted;
    if (this.#brokeEarly) return;
    this.#serverClosed = true;
    this.open = false;
    this.#up.clear();
    for (const closed of this.#closed) closed();
    this.#closed = [];
  }

  #loseByPage(): void {
    if (this.#pageClosed) return;
    this.#pageClosed = true;
    this.#down.clear();
    this.#page.lost();
  }
}

/** Stands for a binary message. */
export const BINARY = "\u0000binary";
