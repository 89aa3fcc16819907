import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type PuzzleLookup, personaOf, think } from "@lantern/bots";
import type { ByeCode, ClientCommand, ServerFrame } from "@lantern/contract/live";
import { Connection, isFinal, Outbox, SnapshotReplica } from "@lantern/live-client";
import { openNodeSocket } from "@lantern/live-client/node";
import { noSamples, type Samples, tick } from "./samples.ts";

/** Somebody's way into a session. */
export interface Seat {
  session: string;
  token: string;
  /** Of this machine, where the connection comes from: limits count each by itself. */
  address: string;
}

/** What all people of one process share. Chat messages are found in what arrives by their mark. */
export interface Crowd {
  url: string;
  puzzleOf: PuzzleLookup;
  samples: Samples;
  messages: Map<string, { sentAt: number; by: Guest; acknowledged: boolean; seenBy: Set<Guest> }>;
}

/** Somebody on a connection, whatever carries it. */
export interface Guest {
  /** Is in the session: a view came since the connection opened. */
  readonly in: boolean;
  /** Why the server said goodbye. */
  readonly bye: string | null;
  /** Commands without an answer. */
  readonly waiting: number;
  onLost: () => void;
  onView: () => void;
  onAnswer: () => void;
  connect(): void;
  close(): void;
  /** Does what a simulated participant would do now, or says something. */
  act(): void;
  /** Says something, now or as soon as the connection is back. */
  say(): void;
  /** Sends acknowledged commands once more; answers how many the server does not know. Only once the session is over. */
  missing(since: number): Promise<number>;
}

const MARK = /~([0-9a-f]{12})/g;
const CHECKED_WITHIN_MS = 60_000;

/**
 * A participant without a page, cheap enough for thousands in one process: what arrives is counted at once, and parsed
 * only when this person is about to do something.
 */
export class Person implements Guest {
  readonly #seat: Seat;
  readonly #crowd: Crowd;
  readonly #index: number;
  readonly #replica = new SnapshotReplica();
  readonly #outbox = new Outbox({ send: (frame) => this.in && (this.#connection?.send(frame) ?? false) });
  /** Acknowledged commands and when, epoch ms. */
  readonly #stored = new Map<string, { command: ClientCommand; at: number }>();
  #unread: string[] = [];
  #connection: Connection | null = null;
  in = false;
  bye: ByeCode | null = null;
  onLost: () => void = () => {};
  onView: () => void = () => {};
  onAnswer: () => void = () => {};

  constructor(crowd: Crowd, seat: Seat, index: number) {
    this.#crowd = crowd;
    this.#seat = seat;
    this.#index = index;
  }

  get waiting(): number {
    return this.#outbox.size;
  }

  connect(): void {
    const { token, address } = this.#seat;
    this.#connection?.close();
    this.#connection = new Connection({
      openSocket: () => {
        this.bye = null;
        return openNodeSocket(this.#crowd.url, { localAddress: address });
      },
      token,
      browser: randomUUID(),
      onMessage: (text) => this.#received(text),
      onLost: () => this.#lost(),
    });
  }

  close(): void {
    this.#connection?.close();
  }

  act(): void {
    for (const text of this.#unread.splice(0)) this.#replica.apply(JSON.parse(text) as ServerFrame);
    const { view: room, privateView: mine } = this.#replica.snapshot ?? { view: null, privateView: null };
    if (room?.stage !== "play" || !mine) {
      this.say();
      return;
    }
    const { puzzleOf } = this.#crowd;
    const persona = personaOf(this.#index);
    const thought = think({
      view: room,
      privateView: mine,
      persona,
      puzzleOf,
      now: Date.now(),
      random: Math.random,
    });
    if (!thought?.command || thought.command.type === "chat") this.say(room.scene.id);
    else void this.#send(thought.command, room.scene.id, null);
  }

  say(scene: string | null = null): void {
    const mark = randomUUID().replaceAll("-", "").slice(0, 12);
    const message = { sentAt: performance.now(), by: this, acknowledged: false, seenBy: new Set<Guest>() };
    this.#crowd.messages.set(mark, message);
    void this.#send({ type: "chat", text: `What speaks against it? ~${mark}` }, scene, mark);
  }

  async missing(since: number): Promise<number> {
    const recent = [...this.#stored].filter(([, { at }]) => at >= since);
    const tooLate = pause(CHECKED_WITHIN_MS, { ok: false }, { ref: false });
    const results = recent.map(([id, { command }]) =>
      Promise.race([this.#outbox.submit({ t: "cmd", c: command }, null, id), tooLate]),
    );
    return (await Promise.all(results)).filter(({ ok }) => !ok).length;
  }

  async #send(command: ClientCommand, scene: string | null, mark: string | null): Promise<void> {
    const id = randomUUID();
    const sentAt = performance.now();
    tick(this.#crowd.samples.kinds, command.type);
    const { ok } = await this.#outbox.submit({ t: "cmd", c: command }, scene, id);
    // Another segment may have begun, with samples of its own.
    const { samples, messages } = this.#crowd;
    if (ok) {
      samples.accepted += 1;
      samples.acked.push(performance.now() - sentAt);
      this.#stored.set(id, { command, at: Date.now() });
      const message = mark === null ? undefined : messages.get(mark);
      if (message) message.acknowledged = true;
    } else {
      samples.refused += 1;
      if (mark !== null) messages.delete(mark);
    }
    this.onAnswer();
  }

  #received(text: string): void {
    const kind = text.startsWith('{"t":"') ? text.slice(6, text.indexOf('"', 6)) : JSON.parse(text).t;
    if (kind === "pong" || kind === "welcome") return;
    if (kind === "bye") {
      this.#leave(JSON.parse(text).code);
      return;
    }
    const { samples } = this.#crowd;
    samples.frames += 1;
    if (kind === "ack") this.#outbox.acknowledge(JSON.parse(text).id);
    else if (kind === "nack") {
      const { id, code, message } = JSON.parse(text);
      tick(samples.codes, code);
      this.#outbox.reject(id, code, message);
    } else {
      samples.bytes += text.length;
      if (kind === "snap") this.#unread = [];
      if (kind === "snap" || kind === "diff") this.#unread.push(text);
      if (text.includes("~")) this.#find(text);
      if (kind === "snap" && !this.in) this.#back();
    }
  }

  #leave(code: ByeCode): void {
    this.bye = code;
    if (!isFinal(code)) return;
    this.#lost();
    this.#connection?.close();
  }

  #lost(): void {
    const left = this.in;
    this.in = false;
    if (left) this.onLost();
  }

  #back(): void {
    this.in = true;
    this.onView();
    this.#outbox.resend();
  }

  #find(text: string): void {
    for (const [, mark = ""] of text.matchAll(MARK)) {
      const message = this.#crowd.messages.get(mark);
      if (!message || message.by === this || message.seenBy.has(this)) continue;
      message.seenBy.add(this);
      this.#crowd.samples.seen.push(performance.now() - message.sentAt);
    }
  }
}

export function emptyCrowd(url: string, puzzleOf: PuzzleLookup): Crowd {
  return { url, puzzleOf, samples: noSamples(), messages: new Map() };
}
