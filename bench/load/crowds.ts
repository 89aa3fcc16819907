import { type ChildProcess, fork } from "node:child_process";
import type { Seat } from "./person.ts";
import { type Samples, sumOf, tick } from "./samples.ts";

/** `frames`: the product's frames over a bare WebSocket; the others: a library's own client. */
export type Carrier = "frames" | "socket.io" | "colyseus";

export type Order =
  | { do: "connect"; group: string; url: string; seats: Seat[]; over: Carrier }
  | { do: "play"; group: string; ms: number; perMinute: number }
  /** Completed when everybody has lost the connection, is back, and got a response; at the latest after a minute. */
  | { do: "storm"; group: string }
  /** Checks the commands acknowledged since then, epoch ms. The sessions must be over. */
  | { do: "missing"; group: string; since: number }
  | { do: "close"; group: string };

export interface Outcome {
  samples?: Samples;
  /** Epoch ms at which each person had a view again, and got a response. */
  views?: number[];
  responses?: number[];
  /** The last goodbye of the people who are not back. */
  byes?: Record<string, number>;
  /** Commands acknowledged since the last start of play. */
  accepted?: number;
  missing?: number;
}

/** The people of a bench, in their own processes so that their work does not count as a server's. */
export class Crowds {
  readonly #processes: ChildProcess[];
  #orders = 0;

  constructor(processes: number) {
    this.#processes = Array.from({ length: processes }, () => fork(new URL("crowd.ts", import.meta.url)));
  }

  /** Opens connections. Each session belongs to one process, so that sender and receivers share a clock. */
  async connect(group: string, url: string, seats: readonly Seat[], over: Carrier = "frames"): Promise<void> {
    const sessions = [...new Set(seats.map(({ session }) => session))];
    await Promise.all(
      this.#processes.map((child, nth) => {
        const own = seats.filter(({ session }) => sessions.indexOf(session) % this.#processes.length === nth);
        return this.#send(child, { do: "connect", group, url, seats: own, over });
      }),
    );
  }

  async play(group: string, ms: number, perMinute: number): Promise<Samples> {
    const outcomes = await this.#all({ do: "play", group, ms, perMinute });
    return sumOf(outcomes.flatMap(({ samples }) => samples ?? []));
  }

  async storm(group: string): Promise<Required<Pick<Outcome, "views" | "responses" | "byes" | "accepted">>> {
    const outcomes = await this.#all({ do: "storm", group });
    const byes: Record<string, number> = {};
    for (const one of outcomes)
      for (const [code, count] of Object.entries(one.byes ?? {})) tick(byes, code, count);
    return {
      views: outcomes.flatMap(({ views }) => views ?? []),
      byes,
      responses: outcomes.flatMap(({ responses }) => responses ?? []),
      accepted: outcomes.reduce((sum, { accepted = 0 }) => sum + accepted, 0),
    };
  }

  async missing(group: string, since: number): Promise<number> {
    const outcomes = await this.#all({ do: "missing", group, since });
    return outcomes.reduce((sum, { missing = 0 }) => sum + missing, 0);
  }

  async close(group: string): Promise<void> {
    await this.#all({ do: "close", group });
  }

  end(): void {
    for (const child of this.#processes) child.kill();
  }

  #all(order: Order): Promise<Outcome[]> {
    return Promise.all(this.#processes.map((child) => this.#send(child, order)));
  }

  #send(child: ChildProcess, order: Order): Promise<Outcome> {
    const nth = ++this.#orders;
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error("a process full of people ended"));
      const take = (message: { nth: number; outcome?: Outcome; failed?: string }) => {
        if (message.nth !== nth) return;
        child.off("message", take).off("exit", onExit);
        if (message.outcome) resolve(message.outcome);
        else reject(new Error(message.failed));
      };
      child.on("message", take).once("exit", onExit).send({ nth, order });
    });
  }
}
