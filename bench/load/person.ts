import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type PuzzleLookup, personaOf, think } from "@lantern/bots";
import type { ByeCode, ClientCommand, ServerFrame } from "@lantern/contract/live";
import { Connection, isFinal, Outbox, SnapshotReplica } from "@lantern/live-client";
import { openSocket } from "./open-socket.ts";
import { noSamples, type Samples, tick } from "./samples.ts";

/** How one person connects to a session. */
export interface Seat {
  session: string;
  token: string;
  /** The local address of the connection: limits count each address separately. */
  address: string;
}

/** Shared by all people of one process. Chat messages are recognized by a mark in their text. */
export interface Crowd {
  url: string;
  puzzleOf: PuzzleLookup;
  samples: Samples;
  messages: Map<
    string,
    { sentAt: number; by: CrowdMember; acknowledged: boolean; receivedBy: Set<CrowdMember> }
  >;
}

/** A person on a connection of any transport. */
export interface CrowdMember {
  /** Whether a view has arrived since the connection opened. */
  readonly in: boolean;
  /** The code of the server's goodbye. */
  readonly bye: string | null;
  /** Number of commands without a response. */
  readonly waiting: number;
  onLost: () => void;
  onView: () => void;
  onResponse: () => void;
  connect(): void;
  close(): void;
  /** Acts as a simulated participant would now, or sends a chat message. */
  act(): void;
  /** Sends a chat message, now or as soon as the connection is back. */
  sendChat(): void;
  /** Repeats acknowledged commands and returns how many the server does not know. Only after the end of the session. */
  missing(since: number): Promise<number>;
}

const MARK = /~([0-9a-f]{12})/g;
const CHECKED_WITHIN_MS = 60_000;

/**
 * A participant without a page, cheap enough for thousands in one process: frames are counted when they arrive, and
 * parsed only when this person is about to act.
 */
export class Person implements CrowdMember {
  readonly #seat: Seat;
  readonly #crowd: Crowd;
  readonly #index: number;
  readonly #replica = new SnapshotReplica();
  readonly #outbox = new Outbox({ send: (frame) => this.in && (this.#connection?.send(frame) ?? false) });
  /** Acknowledged commands with their times, epoch ms. */
  readonly #stored = new Map<string, { command: ClientCommand; at: number }>();
  #unread: string[] = [];
  #connection: Connection | null = null;
  in = false;
  bye: ByeCode | null = null;
  onLost: () => void = () => {};
  onView: () => void = () => {};
  onResponse: () => void = () => {};

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
        return openSocket(this.#crowd.url, address);
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
    const { view, privateView } = this.#replica.snapshot ?? { view: null, privateView: null };
    if (view?.stage !== "play" || !privateView) {
      this.sendChat();
      return;
    }
    const { puzzleOf } = this.#crowd;
    const persona = personaOf(this.#index);
    const thought = think({
      view,
      privateView,
      persona,
      puzzleOf,
      now: Date.now(),
      random: Math.random,
    });
    if (!thought?.command || thought.command.type === "chat") this.sendChat(view.scene.id);
    else void this.#send(thought.command, view.scene.id, null);
  }

  sendChat(scene: string | null = null): void {
    const mark = randomUUID().replaceAll("-", "").slice(0, 12);
    const message = {
      sentAt: performance.now(),
      by: this,
      acknowledged: false,
      receivedBy: new Set<CrowdMember>(),
    };
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
    // Another segment with new samples may have started.
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
    this.onResponse();
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
      if (!message || message.by === this || message.receivedBy.has(this)) continue;
      message.receivedBy.add(this);
      this.#crowd.samples.delivered.push(performance.now() - message.sentAt);
    }
  }
}

export function emptyCrowd(url: string, puzzleOf: PuzzleLookup): Crowd {
  return { url, puzzleOf, samples: noSamples(), messages: new Map() };
}
