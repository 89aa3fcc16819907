import { send } from "../../api/send.ts";

/** An answer that says nothing for so long is held back by something in the way. */
const SILENT_MS = 3000;

interface Polled {
  line: string;
  at: number;
  frames: unknown[];
}

/**
 * One line over plain HTTP with the face of a WebSocket: frames come down in one answer that never ends (`stream`), or,
 * where that is held back, in one answer after another (`poll`); they go up by posts, in order.
 */
export class HttpSocket extends EventTarget {
  readonly #base: string;
  readonly #abort = new AbortController();
  #name = "";
  #queue: string[] = [];
  #posting = false;
  readyState: number = WebSocket.CONNECTING;
  binaryType = "blob";

  /** @param base the address of the live line, http or https */
  constructor(base: string, way: "stream" | "poll") {
    super();
    this.#base = base;
    const run = way === "poll" ? this.#poll() : this.#stream();
    run.catch(() => {}).finally(() => this.close());
  }

  send(data: string): void {
    this.#queue.push(data);
    void this.#post();
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#abort.abort();
    this.dispatchEvent(new CloseEvent("close"));
  }

  async #stream(): Promise<void> {
    let silence = this.#limitSilence();
    const { body } = await send(
      `${this.#base}/events`,
      { signal: this.#abort.signal, cache: "no-store" },
      async (head) => head,
    );
    if (!body) return;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      const rows = (text + part.value).split("\n");
      text = rows.pop() ?? "";
      for (const row of rows) {
        if (this.#name && row === "") this.#sign();
        else if (this.#name) this.#heard(row);
        else {
          this.#opened((JSON.parse(row) as { line: string }).line);
          // The first words may have come through alone: the answer to ours shows whether more does.
          silence = this.#limitSilence();
        }
      }
    }
  }

  async #poll(): Promise<void> {
    let at = 0;
    while (this.readyState !== WebSocket.CLOSED) {
      const answer = await this.#send("/poll", this.#name ? [this.#name, String(at)] : [""]);
      const { line, at: last, frames } = JSON.parse(answer) as Polled;
      at = last;
      if (!this.#name) this.#opened(line);
      for (const frame of frames) this.#heard(JSON.stringify(frame));
    }
  }

  /** The server asks whether anybody is there; while words are on their way up, they are the answer. */
  #sign(): void {
    if (!this.#posting) void this.#send("/commands", [this.#name]).catch(() => this.close());
  }

  #opened(name: string): void {
    this.#name = name;
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    void this.#post();
  }

  #heard(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** One post at a time, so that they arrive in order; what waits meanwhile goes together. */
  async #post(): Promise<void> {
    if (this.#posting || !this.#name) return;
    this.#posting = true;
    try {
      while (this.#queue.length > 0 && this.readyState === WebSocket.OPEN)
        await this.#send("/commands", [this.#name, ...this.#queue.splice(0)]);
    } catch {
      this.close();
    }
    this.#posting = false;
  }

  #send(path: string, lines: string[]): Promise<string> {
    return send(
      this.#base + path,
      {
        ...{ method: "POST", body: lines.join("\n"), cache: "no-store" },
        headers: { "content-type": "text/plain" },
        signal: this.#abort.signal,
      },
      async (answer) => {
        if (!answer.ok) throw new Error(`the line answered ${answer.status}`);
        return answer.text();
      },
    );
  }

  #limitSilence(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.close(), SILENT_MS);
  }
}
