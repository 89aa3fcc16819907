import { randomUUID } from "node:crypto";
import type { ByeCode, ClientCommand, ServerFrame, Snapshot } from "@lantern/contract/live";
import { PING_EVERY_MS } from "@lantern/contract/live";
import WebSocket from "ws";
import { Mirror } from "./mirror.ts";

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;
/** Answers that say nothing about the command: it may be sent again as it is. */
const AGAIN = new Set(["UNAVAILABLE", "TOO_MANY_REQUESTS"]);
const AGAIN_AFTER_MS = 300;

export type Verdict = { ok: true } | { ok: false; code: string };

export interface ClientOptions {
  /** Address of the pipe, ws://… */
  url: string;
  token: string;
  browser?: string;
  /** Comes back after a lost line; false for tests of a single connection. */
  reconnect?: boolean;
  onView?(snapshot: Snapshot): void;
  onFrame?(frame: ServerFrame): void;
  onBye?(code: ByeCode): void;
  onAnswer?(id: string, command: ClientCommand, verdict: Verdict, ms: number): void;
  /** The line that was lost is back, and so is the view: ms since it was lost, and since a server took a line again. */
  onBack?(awayMs: number, returnMs: number): void;
}

interface Waiting {
  /** The scene that was seen when it was given. */
  scene: string | undefined;
  command: ClientCommand;
  sentAt: number;
  settle(verdict: Verdict): void;
}

/**
 * A page without a page: holds a line to the live hour, comes back when it breaks, and sends every command until
 * it is answered, under the same id, so that none is lost and none counts twice.
 */
export class LiveClient {
  readonly mirror = new Mirror();
  readonly #options: ClientOptions;
  readonly #browser: string;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #open = false;
  #ended = false;
  #retryMs = FIRST_RETRY_MS;
  #timers = new Set<NodeJS.Timeout>();
  #ping: NodeJS.Timeout | undefined;
  #clockOffset = 0;
  #connections = 0;
  #lostAt: number | null = null;
  #openedAt = 0;
  seat: string | null = null;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#browser = options.browser ?? randomUUID();
    this.#connect();
  }

  /** Times that the line was opened and welcomed. */
  get connections(): number {
    return this.#connections;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Wall ms of the server, as far as this client knows. */
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Resolves when the server has stored or refused the command, however often the line breaks. */
  play(command: ClientCommand, id: string = randomUUID()): Promise<Verdict> {
    return new Promise((settle) => {
      const room = this.mirror.snapshot?.view;
      const scene = room?.stage === "play" ? room.scene.id : undefined;
      this.#waiting.set(id, { scene, command, sentAt: performance.now(), settle });
      if (this.#open) this.#post(id);
    });
  }

  sendRaw(text: string): void {
    this.#socket?.send(text);
  }

  /** Breaks the line as a lost network would. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#ping);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#options.url, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on("open", () => {
      this.#openedAt = performance.now();
      socket.send(JSON.stringify({ t: "hello", token: this.#options.token, browser: this.#browser }));
      socket.send(JSON.stringify({ t: "ping", at: Date.now() }));
    });
    socket.on("message", (data) => this.#take(JSON.parse(String(data)) as ServerFrame));
    socket.on("error", () => {});
    socket.on("close", () => this.#lost(socket));
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ t: "ping", at: Date.now() }));
    }, PING_EVERY_MS);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    if (this.#open) this.#lostAt = performance.now();
    this.#open = false;
    clearInterval(this.#ping);
    if (this.#ended || this.#options.reconnect === false) return;
    this.#later(this.#retryMs * (0.5 + Math.random()), () => this.#connect());
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  #take(frame: ServerFrame): void {
    this.#options.onFrame?.(frame);
    switch (frame.t) {
      case "welcome":
        this.seat = frame.seat;
        this.#connections += 1;
        this.#retryMs = FIRST_RETRY_MS;
        break;
      case "pong":
        this.#clockOffset = frame.now + (Date.now() - frame.at) / 2 - Date.now();
        break;
      case "ack":
        this.#settle(frame.id, { ok: true });
        break;
      case "nack":
        if (AGAIN.has(frame.code)) this.#later(AGAIN_AFTER_MS, () => this.#post(frame.id));
        else this.#settle(frame.id, { ok: false, code: frame.code });
        break;
      case "bye":
        this.#options.onBye?.(frame.code);
        if (frame.code !== "draining" && frame.code !== "slow") this.close();
        break;
    }
    if (this.mirror.take(frame) && this.mirror.snapshot) this.#options.onView?.(this.mirror.snapshot);
    if (frame.t === "snap" && !this.#open) {
      this.#open = true;
      const now = performance.now();
      if (this.#lostAt !== null) this.#options.onBack?.(now - this.#lostAt, now - this.#openedAt);
      this.#lostAt = null;
      for (const id of this.#waiting.keys()) this.#post(id);
    }
  }

  #post(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !this.#open || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ t: "cmd", id, scene: waiting.scene, c: waiting.command }));
  }

  #settle(id: string, verdict: Verdict): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#options.onAnswer?.(id, waiting.command, verdict, performance.now() - waiting.sentAt);
    waiting.settle(verdict);
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}
