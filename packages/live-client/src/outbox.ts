import type { ClientCommand, ClientFrame, HostCommand, TRANSPORT_ERRORS } from "@lantern/contract/live";
import type { Timers } from "./timers.ts";

/** The server stored the command, or rejected it with a message for people. */
export type CommandResult = { ok: true } | { ok: false; code: string; message: string };

export type OutgoingCommand =
  | { t: "cmd"; c: ClientCommand }
  | { t: "host"; c: HostCommand }
  | { t: "report"; text: string };

interface Pending {
  frame: ClientFrame;
  /** The scene of the command; null if it is valid in every scene. */
  scene: string | null;
  /** Was not sent yet, or waits for another attempt. */
  delayed: boolean;
  tries: number;
  timer: unknown;
  resolve(result: CommandResult): void;
}

interface OutboxOptions {
  /** Sends a frame; false if there is no connection. Unsent frames are sent by `resend`. */
  send(frame: ClientFrame): boolean;
  /** Whether any command is delayed. */
  onDelayed?(delayed: boolean): void;
  timers?: Timers | undefined;
}

/** Nothing was stored after these codes, so the same command may be sent again. */
const TEMPORARY: ReadonlySet<string> = new Set<keyof typeof TRANSPORT_ERRORS>([
  "UNAVAILABLE",
  "TOO_MANY_REQUESTS",
]);

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 4000;
/** Delays between attempts, in total about a minute. */
const MOST_TRIES = 18;

/** Participant commands that are valid in every scene. */
const IN_EVERY_SCENE: ReadonlySet<string> = new Set<ClientCommand["type"]>([
  "chat",
  "help",
  "observe",
  "portrait",
  "warm_up",
  "leave",
]);

/** Without a message, because the page shows the next scene by then. */
const SCENE_PASSED = { ok: false, code: "PASSED", message: "" } as const satisfies CommandResult;

/**
 * Commands without a response. The server stores each id at most once, so sending a command again after a reconnect or a
 * temporary error is safe.
 */
export class Outbox {
  readonly #pending = new Map<string, Pending>();
  readonly #options: OutboxOptions;
  readonly #timers: Timers;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#timers = options.timers ?? globalThis;
  }

  /** Number of commands without a response. */
  get size(): number {
    return this.#pending.size;
  }

  /**
   * Sends a command. Resolves with the server's response, or when its scene is over before it could be sent.
   */
  submit(
    command: OutgoingCommand,
    scene: string | null,
    id: string = crypto.randomUUID(),
  ): Promise<CommandResult> {
    const hasScene = command.t === "cmd" && scene !== null;
    const frame = { ...command, id, ...(hasScene && { scene }) } as ClientFrame;
    const ownScene = command.t === "cmd" && !IN_EVERY_SCENE.has(command.c.type) ? scene : null;
    return new Promise((resolve) => {
      const pending = { frame, scene: ownScene, delayed: false, tries: 0, timer: undefined, resolve };
      this.#pending.set(id, pending);
      this.#send(pending);
    });
  }

  /** The server stored the command. Unknown ids are ignored, because a repeated command gets two responses. */
  acknowledge(id: string): void {
    this.#settle(id, { ok: true });
  }

  /** The server rejected the command. After a temporary error it is sent again, with growing delays. */
  reject(id: string, code: string, message: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (code === SCENE_PASSED.code && pending.frame.t === "cmd") {
      this.#settle(id, SCENE_PASSED);
      return;
    }
    pending.tries += 1;
    if (!TEMPORARY.has(code) || pending.tries > MOST_TRIES) {
      this.#settle(id, { ok: false, code, message });
      return;
    }
    this.#timers.clearTimeout(pending.timer);
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (pending.tries - 1), LONGEST_WAIT_MS);
    pending.timer = this.#timers.setTimeout(() => this.#send(pending), wait);
    pending.delayed = true;
    this.#reportDelayed();
  }

  /**
   * Sends all commands of the running scene again after a reconnect, in their order.
   *
   * @param scene absent if it is unknown: then all commands are sent, and the server rejects late ones
   */
  resend(scene?: string | null): void {
    for (const [id, pending] of this.#pending) {
      this.#timers.clearTimeout(pending.timer);
      const over = scene !== undefined && pending.scene !== null && pending.scene !== scene;
      if (over) this.#settle(id, SCENE_PASSED);
      else this.#send(pending);
    }
  }

  /** Sets the current scene and drops delayed commands of other scenes. */
  sceneIs(scene: string | null): void {
    for (const [id, pending] of this.#pending) {
      if (pending.delayed && pending.scene !== null && pending.scene !== scene)
        this.#settle(id, SCENE_PASSED);
    }
  }

  /** Drops all commands. */
  cancelAll(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, SCENE_PASSED);
  }

  #send(pending: Pending): void {
    if (this.#options.send(pending.frame)) return;
    pending.delayed = true;
    this.#reportDelayed();
  }

  #settle(id: string, result: CommandResult): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#timers.clearTimeout(pending.timer);
    this.#pending.delete(id);
    pending.resolve(result);
    this.#reportDelayed();
  }

  #reportDelayed(): void {
    this.#options.onDelayed?.([...this.#pending.values()].some(({ delayed }) => delayed));
  }
}
