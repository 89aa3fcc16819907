import type { Timers } from "../../src/live/ports.ts";

interface Alarm {
  at: number;
  run(): void;
}

/**
 * A clock that stands still until the test moves it, with its timers. Everything that waits only for memory happens
 * between two moments, so a session passes in milliseconds, and always in the same order.
 */
export class NightClock {
  #now: number;
  /** By time; timers of the same moment in the order in which they were set. */
  readonly #alarms: Alarm[] = [];
  /** What still happens in this moment. */
  #pending = 0;

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  readonly timers: Timers = {
    after: (ms, run) => {
      const alarm = { at: this.#now + Math.max(0, Math.ceil(ms)), run };
      this.#insert(alarm);
      return () => {
        const at = this.#alarms.indexOf(alarm);
        if (at >= 0) this.#alarms.splice(at, 1);
      };
    },
    soon: (run) => {
      this.#pending += 1;
      setImmediate(() => {
        this.#pending -= 1;
        run();
      });
    },
  };

  /**
   * Lets time pass up to a moment and runs everything until then.
   * @param until ms
   */
  async run(until: number): Promise<void> {
    await this.settle();
    for (let next = this.#alarms[0]; next && next.at <= until; next = this.#alarms[0]) {
      this.#alarms.shift();
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await this.settle();
    }
    this.#now = Math.max(this.#now, until);
  }

  /** Lets everything happen that waits only for memory. */
  async settle(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.#pending > 0);
  }

  #insert(alarm: Alarm): void {
    let low = 0;
    let high = this.#alarms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#alarms[middle]?.at ?? 0) <= alarm.at) low = middle + 1;
      else high = middle;
    }
    this.#alarms.splice(low, 0, alarm);
  }
}

/**
 * A process that can be suspended or die; nothing happens in it meanwhile. When it wakes it runs what has become due
 * or has arrived, timers before everything else, as an event loop does.
 */
export class Process {
  readonly #clock: NightClock;
  #state: "running" | "paused" | "dead" = "running";
  #overdue: { run(): void }[] = [];
  #arrived: { run(): void }[] = [];

  constructor(clock: NightClock) {
    this.#clock = clock;
  }

  get running(): boolean {
    return this.#state === "running";
  }

  get dead(): boolean {
    return this.#state === "dead";
  }

  readonly timers: Timers = {
    after: (ms, run) => {
      const task = { run };
      const cancel = this.#clock.timers.after(ms, () => this.#do(task, this.#overdue));
      return () => {
        cancel();
        task.run = () => {};
      };
    },
    soon: (run) => this.#clock.timers.soon(() => this.#do({ run }, this.#overdue)),
  };

  /** Something arrives at this process from outside. */
  receive(run: () => void): void {
    this.#do({ run }, this.#arrived);
  }

  /** A response that this process waits for: it arrives while the process is awake, and never after it has died. */
  reply<T>(value: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      value.then(
        (reply) => this.receive(() => resolve(reply)),
        (error: unknown) => this.receive(() => reject(error)),
      ),
    );
  }

  pause(): void {
    if (this.#state === "running") this.#state = "paused";
  }

  wake(): void {
    if (this.#state !== "paused") return;
    this.#state = "running";
    // Each in a moment of its own, so that everything that one of them starts happens before the next.
    for (const task of [...this.#overdue, ...this.#arrived])
      this.#clock.timers.after(0, () => this.#do(task, this.#arrived));
    this.#overdue = [];
    this.#arrived = [];
  }

  die(): void {
    this.#state = "dead";
    this.#overdue = [];
    this.#arrived = [];
  }

  #do(task: { run(): void }, later: { run(): void }[]): void {
    if (this.#state === "running") task.run();
    else if (this.#state === "paused") later.push(task);
  }
}
