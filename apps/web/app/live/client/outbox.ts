import type { ClientCommand, ClientFrame, HostCommand, TRANSPORT_ERRORS } from "@lantern/contract/live";

/** What became of a command: stored by the server, or refused with a reason for people. */
export type Verdict = { ok: true } | { ok: false; code: string; message: string };

export type Order =
  | { t: "cmd"; c: ClientCommand }
  | { t: "host"; c: HostCommand }
  | { t: "report"; text: string };

interface Waiting {
  frame: ClientFrame;
  /** The scene it was given in; null for what holds in every scene. */
  scene: string | null;
  /** Could not be sent, or was put off by the server. */
  late: boolean;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  settle(verdict: Verdict): void;
}

export interface OutboxOptions {
  /** Sends a frame; false when no line is open. What could not be sent goes with `resend`. */
  send(frame: ClientFrame): boolean;
  /** Whether anything waits that is late. */
  onLate?(late: boolean): void;
  newId?(): string;
}

/** Refusals after which nothing was stored, so that the same command may be sent again. */
const PASSING: ReadonlySet<string> = new Set<keyof typeof TRANSPORT_ERRORS>([
  "UNAVAILABLE",
  "TOO_MANY_REQUESTS",
]);

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 4000;
/** With these waits a command is tried for about a minute. */
const MOST_TRIES = 18;

/** Commands of a player that mean the same in every scene. */
const EVERYWHERE: ReadonlySet<string> = new Set<ClientCommand["type"]>(["chat", "help", "observe", "leave"]);

/** Nobody is told why: the scene that it was meant for has told them already. */
const TOO_LATE = { ok: false, code: "PASSED", message: "" } as const satisfies Verdict;

/**
 * Commands that the server has not answered yet. Each has an id of its own, so sending one again, after a
 * reconnect or a passing refusal, is safe: the server stores it once and answers the same.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Sends a player's or a host's command and keeps it until it is answered, or the scene it was given in is over. */
  post(order: Order, scene: string | null): Promise<Verdict> {
    const id = this.#options.newId?.() ?? crypto.randomUUID();
    const bound = order.t === "cmd" && !EVERYWHERE.has(order.c.type);
    return new Promise((settle) => {
      const frame = { ...order, id, ...(order.t === "cmd" && scene !== null && { scene }) } as ClientFrame;
      const waiting = { frame, scene: bound ? scene : null, late: false, tries: 0, timer: undefined, settle };
      this.#waiting.set(id, waiting);
      this.#send(waiting);
    });
  }

  /** The server has stored it; unknown ids (answered twice after a resend) are ignored. */
  stored(id: string): void {
    this.#settle(id, { ok: true });
  }

  /** The server has refused it: one that may pass is tried again after a short, growing wait. */
  refused(id: string, code: string, message: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (code === TOO_LATE.code && waiting.frame.t === "cmd") {
      this.#settle(id, TOO_LATE);
      return;
    }
    waiting.tries += 1;
    if (!PASSING.has(code) || waiting.tries > MOST_TRIES) {
      this.#settle(id, { ok: false, code, message });
      return;
    }
    clearTimeout(waiting.timer);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (waiting.tries - 1), LONGEST_WAIT_MS);
    waiting.timer = setTimeout(() => this.#send(waiting), wait);
    waiting.late = true;
    this.#tell();
  }

  /** After a reconnect: sends everything that still fits again, in the order it was given. */
  resend(scene: string | null): void {
    for (const [id, waiting] of this.#waiting) {
      clearTimeout(waiting.timer);
      if (waiting.scene !== null && waiting.scene !== scene) this.#settle(id, TOO_LATE);
      else this.#send(waiting);
    }
  }

  /** The team is in this scene now: what is late and was meant for another must not fall into it. */
  entered(scene: string | null): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.late && waiting.scene !== null && waiting.scene !== scene) this.#settle(id, TOO_LATE);
    }
  }

  /** Gives up on everything that waits. */
  clear(): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, TOO_LATE);
  }

  #send(waiting: Waiting): void {
    if (this.#options.send(waiting.frame)) return;
    waiting.late = true;
    this.#tell();
  }

  #settle(id: string, verdict: Verdict): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.settle(verdict);
    this.#tell();
  }

  #tell(): void {
    this.#options.onLate?.([...this.#waiting.values()].some(({ late }) => late));
  }
}
