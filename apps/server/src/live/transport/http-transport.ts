import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { PING_EVERY_MS } from "@lantern/contract/live";
import { type CloseCode, type Transport, WAITING_MAX } from "./websocket.ts";

/** A page that polls is away for a moment between two questions; after this it is gone. */
const UNHEARD_MS = 15_000;
/** A question without an answer is answered with nothing before a proxy gives it up. */
const POLL_RESPONSE_MS = 20_000;
/** More than this unread is not kept: a fresh start with a snapshot is cheaper. */
const MAX_QUEUED_FRAMES = 500;

interface QueuedFrame {
  seq: number;
  text: string;
}

/**
 * A transport over plain HTTP, for networks that break WebSocket: down by one answer that never ends, or, where that is
 * held back too, by one answer after another; up by posts. The name of a transport is a secret between it and its page.
 */
export class HttpTransport implements Transport {
  readonly name = randomBytes(24).toString("base64url");
  #down: { response: ServerResponse; streams: boolean } | null = null;
  /** For a page that polls, until it says that it has them. */
  #queued: QueuedFrame[] = [];
  #seq = 0;
  #open = true;
  #take: (text: string | null) => void = () => {};
  #sign: () => void = () => {};
  readonly #closed: (() => void)[] = [];
  #unheard: NodeJS.Timeout | undefined;
  #pollTimer: NodeJS.Timeout | undefined;
  #asking: NodeJS.Timeout | undefined;

  get open(): boolean {
    return this.#open;
  }

  /** Down by one answer that stays open as long as the transport. */
  stream(response: ServerResponse): void {
    this.#down = { response, streams: true };
    response.writeHead(200, {
      "content-type": "application/x-ndjson",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    response.on("close", () => this.terminate());
    // Some proxies pass the first bytes on only when there are enough of them.
    response.write(`${JSON.stringify({ line: this.name, fill: " ".repeat(2048) })}\n`);
    // An empty row asks for a sign of life, and keeps what is in the way from taking the stream for idle.
    this.#asking = setInterval(() => response.write("\n"), PING_EVERY_MS);
  }

  /**
   * Down by one answer: at once when there is something, else as soon as there is.
   *
   * @param after the last frame that the page has; null when it does not know the transport yet
   */
  poll(response: ServerResponse, after: number | null): void {
    this.#sign();
    clearTimeout(this.#unheard);
    clearTimeout(this.#pollTimer);
    this.#down?.response.end();
    this.#down = { response, streams: false };
    this.#queued = this.#queued.filter(({ seq }) => seq > (after ?? 0));
    response.on("close", () => {
      if (this.#down?.response === response) this.#down = null;
      // A page that asked twice waits for the second answer.
      if (this.#down || !this.#open) return;
      clearTimeout(this.#unheard);
      this.#unheard = setTimeout(() => this.terminate(), UNHEARD_MS);
    });
    this.#pollTimer = setTimeout(() => this.#respond(), POLL_RESPONSE_MS);
    if (this.#queued.length > 0 || after === null) this.#respond();
  }

  /** What the page posted, one message a transport; nothing at all is a sign of life. */
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
    // Frames of one moment go together.
    else setImmediate(() => this.#respond());
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
    clearTimeout(this.#unheard);
    clearTimeout(this.#pollTimer);
    clearInterval(this.#asking);
    this.#down?.response.end();
    for (const closed of this.#closed) closed();
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
    clearTimeout(this.#pollTimer);
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
