import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Timers } from "../ports.ts";
import { type CloseCode, type Transport, WAITING_MAX } from "./websocket.ts";

/** A page that polls is away for a moment between two requests; after this time it is disconnected. */
const UNHEARD_MS = 15_000;
/** A poll gets an empty response after this time, before a proxy gives it up. */
const POLL_RESPONSE_MS = 20_000;
/** With more unread frames than this the transport closes, because a new snapshot is cheaper. */
const MAX_QUEUED_FRAMES = 500;

interface QueuedFrame {
  seq: number;
  text: string;
}

/**
 * A transport over plain HTTP, for networks that break WebSocket. Frames to the page go through one response that
 * never ends or, where proxies hold that back, through one response after another; frames of the page are POST
 * requests. The name of a transport is a secret between the server and the page.
 */
export class HttpTransport implements Transport {
  readonly name = randomBytes(24).toString("base64url");
  #down: { response: ServerResponse; streams: boolean } | null = null;
  /** For a page that polls, until it confirms them. */
  #queued: QueuedFrame[] = [];
  #seq = 0;
  #open = true;
  #take: (text: string | null) => void = () => {};
  #sign: () => void = () => {};
  readonly #closed: (() => void)[] = [];
  readonly #timers: Timers;
  #stopUnheard: () => void = () => {};
  #stopPoll: () => void = () => {};

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  get open(): boolean {
    return this.#open;
  }

  /** Sends frames through one response that stays open as long as the transport. */
  stream(response: ServerResponse): void {
    this.#down = { response, streams: true };
    response.writeHead(200, {
      "content-type": "application/x-ndjson",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    response.on("close", () => this.terminate());
    // Some proxies forward the first bytes only when there are enough of them.
    response.write(`${JSON.stringify({ line: this.name, fill: " ".repeat(2048) })}\n`);
  }

  /**
   * Sends frames through one response: at once if there are any, otherwise as soon as there are.
   *
   * @param after the last frame that the page has; null when it does not know the transport yet
   */
  poll(response: ServerResponse, after: number | null): void {
    this.#sign();
    this.#stopUnheard();
    this.#stopPoll();
    this.#down?.response.end();
    this.#down = { response, streams: false };
    this.#queued = this.#queued.filter(({ seq }) => seq > (after ?? 0));
    response.on("close", () => {
      if (this.#down?.response === response) this.#down = null;
      // A page that polled twice waits for the second response.
      if (this.#down || !this.#open) return;
      this.#stopUnheard();
      this.#stopUnheard = this.#timers.after(UNHEARD_MS, () => this.terminate());
    });
    this.#stopPoll = this.#timers.after(POLL_RESPONSE_MS, () => this.#respond());
    if (this.#queued.length > 0 || after === null) this.#respond();
  }

  /** A request body of the page, one message per line; an empty body is a sign of life. */
  receive(body: string): void {
    this.#sign();
    for (const text of body.split("\n")) if (text !== "" && this.#open) this.#take(text);
  }

  send(text: string): void {
    if (!this.#open) return;
    if (this.backlog() > WAITING_MAX) {
      this.#down?.response.destroy();
      this.terminate();
      return;
    }
    if (this.#down?.streams) {
      this.#down.response.write(`${text}\n`);
      return;
    }
    this.#queued.push({ seq: ++this.#seq, text });
    if (this.#queued.length > MAX_QUEUED_FRAMES) this.terminate();
    // Frames of the same moment go together.
    else this.#timers.soon(() => this.#respond());
  }

  backlog(): number {
    if (this.#down?.streams) return this.#down.response.writableLength;
    return this.#queued.reduce((sum, { text }) => sum + text.length, 0);
  }

  close(_code: CloseCode): void {
    this.#respond();
    this.terminate();
  }

  terminate(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#stopUnheard();
    this.#stopPoll();
    this.#down?.response.end();
    for (const closed of this.#closed) closed();
  }

  /** An empty line also prevents proxies from treating the stream as idle. A page that polls sends signs by itself. */
  requestSign(): void {
    if (this.#down?.streams) this.#down.response.write("\n");
  }

  onMessage(take: (text: string | null) => void): void {
    this.#take = take;
  }

  onSignOfLife(received: () => void): void {
    this.#sign = received;
  }

  onClose(closed: () => void): void {
    this.#closed.push(closed);
  }

  #respond(): void {
    const down = this.#down;
    if (!down || down.streams) return;
    this.#stopPoll();
    this.#down = null;
    const body = JSON.stringify({
      line: this.name,
      at: this.#seq,
      frames: this.#queued.map(({ text }) => JSON.parse(text) as unknown),
    });
    down.response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    down.response.end(body);
  }
}
