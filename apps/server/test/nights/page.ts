import {
  type ByeCode,
  type ClientCommand,
  type HostCommand,
  PING_EVERY_MS,
  reconnectPace,
  type ServerFrame,
  type Snapshot,
  waitBefore,
} from "@lantern/contract/live";
import { SnapshotReplica } from "@lantern/live-client";
import type { Chance } from "./chance.ts";
import type { NightClock } from "./clock.ts";
import type { Findings } from "./findings.ts";
import type { NightNode } from "./node.ts";
import type { PageEnd, Wire } from "./wire.ts";

/** A rejection that is not about the command itself, which is sent again unchanged. */
const AGAIN: ReadonlySet<string> = new Set(["UNAVAILABLE", "TOO_MANY_REQUESTS"]);
const AGAIN_AFTER_MS = 400;
/** A connection that is not open after this time is given up. */
const OPEN_WITHIN_MS = 4000;
/** A connection without a response to two pings is opened again. */
const SILENT_PINGS = 2;
/** A page that is disconnected with these codes reconnects. */
const COMES_BACK: ReadonlySet<ByeCode> = new Set(["draining", "slow"]);

export interface Sent {
  id: string;
  frame: object;
  sentAt: number;
  /** Called with its result. */
  reply: "ack" | string | null;
  /** A host's action that stores no row of its own. */
  leavesRow: boolean;
}

export interface PageDeps {
  clock: NightClock;
  chance: Chance;
  findings: Findings;
  /** A node that accepts connections, as a balancer would choose it; null when there is none. */
  balance(chance: Chance): NightNode | null;
  token: string;
  /** A host names the session. */
  session?: string;
  browser: string;
  /** The view of the page has changed. */
  changed(page: Page): void;
}

/**
 * A page without a browser: one person's connection, which reconnects as the real page does and sends everything
 * until it gets a result.
 */
export class Page implements PageEnd {
  readonly name: string;
  readonly #deps: PageDeps;
  readonly #pace: ReturnType<typeof reconnectPace>;
  readonly sent = new Map<string, Sent>();
  replica = new SnapshotReplica();
  wire: Wire | null = null;
  node: NightNode | null = null;
  seat: string | null = null;
  /** Set when the page has given up, permanently or until it is opened again. */
  bye: ByeCode | null = null;
  closed = false;
  hidden = false;
  /** It has a view and can send. */
  seated = false;
  /** Since when it has been connected, or has tried to connect. */
  since: number;
  /** Faults of its own until then: it may be behind. */
  disturbedUntil = 0;
  doubled = 0;
  cutNext = false;
  /** Ids of commands that the contract does not know: nothing but INVALID may be said of them. */
  readonly invalid = new Set<string>();
  /** The row of the log whose state it shows, or an earlier one with the same view. */
  viewRow = 0;
  /** Of the last frame of this connection. */
  #version = 0;
  #tries = 0;
  #silent = 0;
  #stopPing: () => void = () => {};

  constructor(name: string, deps: PageDeps) {
    this.name = name;
    this.#deps = deps;
    this.#pace = reconnectPace(deps.chance.next());
    this.since = deps.clock.now();
    this.#connect();
  }

  get snapshot(): Snapshot | null {
    return this.seated ? this.replica.snapshot : null;
  }

  get waiting(): Sent[] {
    return [...this.sent.values()].filter(({ reply }) => reply === null);
  }

  awake(): boolean {
    return !this.closed;
  }

  /**
   * Closes the page.
   * @param quietly without a goodbye, as when the computer loses its power
   */
  close(quietly: boolean): void {
    this.closed = true;
    this.seated = false;
    this.#stopPing();
    const { wire } = this;
    this.wire = null;
    if (quietly) wire?.delay(Number.MAX_SAFE_INTEGER);
    else wire?.closeByPage();
  }

  play(c: ClientCommand, scene: string | undefined, id = this.#deps.chance.uuid()): Sent {
    return this.request(id, { t: "cmd", id, ...(scene !== undefined && { scene }), c }, true);
  }

  host(c: HostCommand): Sent {
    const id = this.#deps.chance.uuid();
    return this.request(id, { t: "host", id, c }, c.type === "message");
  }

  /** Sends a frame with an id repeatedly until it gets a result. */
  request(id: string, frame: object, leavesRow: boolean): Sent {
    const sent = { id, frame, sentAt: this.#deps.clock.now(), reply: null, leavesRow };
    this.sent.set(id, sent);
    if (this.seated) this.#post(sent);
    return sent;
  }

  /** Sends the last text of this page again, under its id and with another body. */
  repeatChanged(): void {
    const frames = [...this.sent.values()].map(({ frame }) => frame as { c?: { text?: unknown } });
    const last = frames.findLast(({ c }) => typeof c?.text === "string");
    if (last && this.seated)
      this.sendRaw(JSON.stringify({ ...last, c: { ...last.c, text: "Another text" } }));
  }

  /** Sends something that has no result. */
  sendRaw(text: string): void {
    if (this.doubled > 0) {
      this.doubled -= 1;
      this.wire?.up(text);
    }
    if (this.cutNext) {
      this.cutNext = false;
      this.wire?.up(text.slice(0, Math.floor(text.length / 2)));
      this.#deps.clock.timers.after(20, () => this.wire?.cut());
    } else this.wire?.up(text);
  }

  take(text: string): void {
    if (this.closed) return;
    this.#silent = 0;
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.t) {
      case "welcome":
        if (this.seat !== null && this.seat !== frame.seat)
          this.#fail("presence", `was ${this.seat} and is ${frame.seat} now`);
        this.seat = frame.seat;
        break;
      case "ack":
        this.#replied(frame.id, "ack");
        break;
      case "nack":
        this.#refused(frame);
        break;
      case "bye":
        this.bye = frame.code;
        break;
      case "snap":
      case "diff":
        this.#show(frame);
    }
  }

  lost(): void {
    this.wire = null;
    this.node = null;
    this.seated = false;
    this.#stopPing();
    if (this.closed || (this.bye !== null && !COMES_BACK.has(this.bye))) return;
    this.bye = null;
    this.since = this.#deps.clock.now();
    this.#again();
  }

  #again(): void {
    const { clock } = this.#deps;
    this.#tries += 1;
    clock.timers.after(waitBefore(this.#tries, this.#pace), () => {
      if (!this.closed && !this.wire) this.#connect();
    });
  }

  opened(): void {
    const { token, browser, session, clock } = this.#deps;
    const { wire } = this;
    if (!wire) return;
    this.#stopPing();
    wire.up(JSON.stringify({ t: "hello", token, browser, ...(session !== undefined && { session }) }));
    wire.up(JSON.stringify({ t: "ping", at: clock.now() }));
    this.#ping(wire);
  }

  #connect(): void {
    const { balance, chance, clock } = this.#deps;
    this.node = balance(chance);
    this.wire = this.node?.connect(this) ?? null;
    this.#version = 0;
    this.#silent = 0;
    this.replica = new SnapshotReplica();
    if (this.wire) this.#stopPing = clock.timers.after(OPEN_WITHIN_MS, () => this.#giveUp());
    else this.#again();
  }

  /** Gives up a connection that does not respond, and opens another one. */
  #giveUp(): void {
    this.wire?.closeByPage();
    this.lost();
  }

  #ping(wire: Wire): void {
    const { clock } = this.#deps;
    this.#stopPing();
    this.#stopPing = clock.timers.after(this.hidden ? 60_000 : PING_EVERY_MS, () => {
      if (this.wire !== wire) return;
      this.#silent += 1;
      if (this.#silent > SILENT_PINGS) {
        this.#giveUp();
        return;
      }
      wire.up(JSON.stringify({ t: "ping", at: clock.now(), trip: 40 }));
      this.#ping(wire);
    });
  }

  #show(frame: Extract<ServerFrame, { t: "snap" | "diff" }>): void {
    if (frame.v <= this.#version) this.#fail("versions", `version ${frame.v} came after ${this.#version}`);
    this.#version = frame.v;
    try {
      this.replica.apply(frame);
    } catch (error) {
      this.#fail("versions", String(error));
    }
    if (!this.seated) {
      this.seated = true;
      this.#tries = 0;
      this.since = this.#deps.clock.now();
      for (const sent of this.waiting) this.#post(sent);
    }
    this.#deps.changed(this);
  }

  #post(sent: Sent): void {
    this.sendRaw(JSON.stringify(sent.frame));
  }

  #replied(id: string, reply: string): void {
    if (this.invalid.has(id) && reply === "INVALID") return;
    const sent = this.sent.get(id);
    if (!sent) this.#fail("replies", `${reply} for ${id}, which was never sent`);
    // Of two results the successful one counts: the command must be in the log then.
    else if (sent.reply !== "ack") sent.reply = reply;
  }

  #refused({ id, code }: Extract<ServerFrame, { t: "nack" }>): void {
    if (!AGAIN.has(code)) {
      this.#replied(id, code);
      return;
    }
    this.#deps.clock.timers.after(AGAIN_AFTER_MS, () => {
      const sent = this.sent.get(id);
      if (sent?.reply === null && this.seated) this.#post(sent);
    });
  }

  #fail(invariant: Parameters<Findings["add"]>[0], what: string): void {
    this.#deps.findings.add(invariant, `${this.name}: ${what}`);
  }
}
