import type { LiveSocket } from "./connection.ts";

/** A stream that is silent for this long is buffered by a proxy, ms. */
const SILENT_MS = 3000;

interface RequestInitOfSend {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  cache?: "no-store";
  signal?: AbortSignal;
}

/** `fetch` with the headers that the page adds to its requests. */
export type SendRequest = <T>(
  url: string,
  init: RequestInitOfSend,
  read: (response: Response) => Promise<T>,
) => Promise<T>;

interface Polled {
  line: string;
  at: number;
  frames: unknown[];
}

type State = "connecting" | "open" | "closed";
type Listener = (event: { data: unknown }) => void;

/**
 * A socket over plain HTTP. Frames are received in one response that never ends (`stream`) or, where a proxy buffers it,
 * in consecutive responses (`poll`). They are sent by POST, in order.
 */
export class HttpSocket implements LiveSocket {
  readonly #base: string;
  readonly #send: SendRequest;
  readonly #abort = new AbortController();
  readonly #listeners = new Map<string, Listener[]>();
  /** The server's id of this connection, empty before its first response. */
  #name = "";
  #queue: string[] = [];
  #posting = false;
  #state: State = "connecting";

  /** @param base address of the live endpoint, http or https */
  constructor(base: string, transport: "stream" | "poll", send: SendRequest) {
    this.#base = base;
    this.#send = send;
    const run = transport === "poll" ? this.#poll() : this.#stream();
    run.catch(() => {}).finally(() => this.close());
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(data: string): void {
    this.#queue.push(data);
    void this.#postQueue();
  }

  close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#abort.abort();
    this.#emit("close");
  }

  async #stream(): Promise<void> {
    let silence = this.#limitSilence();
    const init = { signal: this.#abort.signal, cache: "no-store" } as const;
    const { body } = await this.#send(`${this.#base}/events`, init, async (response) => response);
    if (!body) return;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(silence);
      const rows = (text + chunk.value).split("\n");
      text = rows.pop() ?? "";
      for (const row of rows) {
        if (this.#name && row === "") this.#confirm();
        else if (this.#name) this.#received(row);
        else {
          this.#opened((JSON.parse(row) as { line: string }).line);
          // A proxy may pass the first row and buffer the rest, so the response to our first frame decides.
          silence = this.#limitSilence();
        }
      }
    }
  }

  async #poll(): Promise<void> {
    let at = 0;
    while (this.#state !== "closed") {
      const text = await this.#post("/poll", this.#name ? [this.#name, String(at)] : [""]);
      const polled = JSON.parse(text) as Polled;
      at = polled.at;
      if (!this.#name) this.#opened(polled.line);
      for (const frame of polled.frames) this.#received(JSON.stringify(frame));
    }
  }

  /** The server checks whether the page is still connected. Frames in flight are a response too. */
  #confirm(): void {
    if (!this.#posting) void this.#post("/commands", [this.#name]).catch(() => this.close());
  }

  #opened(name: string): void {
    this.#name = name;
    this.#state = "open";
    this.#emit("open");
    void this.#postQueue();
  }

  #received(data: string): void {
    if (this.#state === "open") this.#emit("message", data);
  }

  /** One POST at a time retains the order of frames; those that wait are sent together. */
  async #postQueue(): Promise<void> {
    if (this.#posting || !this.#name) return;
    this.#posting = true;
    try {
      while (this.#queue.length > 0 && this.#state === "open")
        await this.#post("/commands", [this.#name, ...this.#queue.splice(0)]);
    } catch {
      this.close();
    }
    this.#posting = false;
  }

  #post(path: string, rows: string[]): Promise<string> {
    const headers = { "content-type": "text/plain" };
    const { signal } = this.#abort;
    const init = { method: "POST", body: rows.join("\n"), cache: "no-store", headers, signal } as const;
    return this.#send(this.#base + path, init, async (response) => {
      if (!response.ok) throw new Error(`the live endpoint answered ${response.status}`);
      return response.text();
    });
  }

  #emit(type: string, data: unknown = null): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }

  #limitSilence(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.close(), SILENT_MS);
  }
}
