import type { ClientCommand, ClientFrame, HostCommand } from "@lantern/contract/live";

/** What became of a command: stored by the server, or refused with a reason for people. */
export type Verdict = { ok: true } | { ok: false; code: string; message: string };

type Waiting = { frame: ClientFrame; settle: (verdict: Verdict) => void };

/**
 * Commands that the server has not answered yet. Each has an id of its own, so sending one again after a
 * reconnect is safe: the server stores it once and answers the same.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #newId: () => string;

  constructor(newId: () => string = () => crypto.randomUUID()) {
    this.#newId = newId;
  }

  /** Wraps a player's or a host's command into its frame and remembers it until it is answered. */
  add(command: { t: "cmd"; c: ClientCommand } | { t: "host"; c: HostCommand }): {
    frame: ClientFrame;
    verdict: Promise<Verdict>;
  } {
    const id = this.#newId();
    const frame = { ...command, id } as ClientFrame;
    const verdict = new Promise<Verdict>((settle) => this.#waiting.set(id, { frame, settle }));
    return { frame, verdict };
  }

  /** The server's answer; unknown ids (answered twice after a resend) are ignored. */
  settle(id: string, verdict: Verdict): void {
    this.#waiting.get(id)?.settle(verdict);
    this.#waiting.delete(id);
  }

  /** Everything to send again after a reconnect, in the order it was first sent. */
  unanswered(): ClientFrame[] {
    return [...this.#waiting.values()].map(({ frame }) => frame);
  }

  /** Gives up on everything that waits. */
  clear(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, { ok: false, code: "ENDED", message: "" });
  }
}
