import type { LiveSessionInfo, SessionLifecycle } from "../../src/core/ports/live-sessions.ts";
import type { Chance } from "./chance.ts";
import type { NightClock, Process } from "./clock.ts";
import { type Failing, StorageAway } from "./storage.ts";

/** The company's side of a session. */
interface SessionRecord {
  info: LiveSessionInfo;
  /** When an administrator last changed it, ms. */
  changedAt: number;
  startedAt: number | null;
  endsAt: number | null;
  endedAt: number | null;
  notStarted: boolean;
  placed: Set<string>;
  /** The participants whose credits were used. */
  attended: Set<string>;
}

/**
 * The company's side, with the conditions under which its statements change a session. It fails when the plan says
 * so.
 */
export class NightCompany {
  readonly record = new Map<string, SessionRecord>();
  readonly #clock: NightClock;
  readonly #chance: Chance;
  readonly #faults: { from: number; until: number; how: Failing }[] = [];

  constructor(clock: NightClock, chance: Chance) {
    this.#clock = clock;
    this.#chance = chance;
  }

  confirm(info: LiveSessionInfo): void {
    this.record.set(info.sessionId, {
      info,
      changedAt: 0,
      startedAt: null,
      endsAt: null,
      endedAt: null,
      notStarted: false,
      placed: new Set(),
      attended: new Set(),
    });
  }

  /** An administrator changes the session. */
  change(sessionId: string, changed: Partial<LiveSessionInfo>): void {
    const record = this.of(sessionId);
    record.info = { ...record.info, ...changed };
    record.changedAt = this.#clock.now();
  }

  fail(from: number, until: number, how: Failing): void {
    this.#faults.push({ from, until, how });
  }

  of(sessionId: string): SessionRecord {
    const record = this.record.get(sessionId);
    if (!record) throw new Error(`the company knows no session ${sessionId}`);
    return record;
  }

  /** The company's side as one process accesses it. */
  for(process: Process): SessionLifecycle {
    const change = (sessionId: string, done: (record: SessionRecord) => void) =>
      this.#call(process, async () => done(this.of(sessionId)));
    return {
      load: (sessionId) =>
        this.#call(process, async () => structuredClone(this.record.get(sessionId)?.info ?? null)),
      started: (sessionId, at, endsAt) =>
        change(sessionId, (record) => {
          if (record.info.status !== "confirmed") return;
          Object.assign(record, { startedAt: at, endsAt, info: { ...record.info, status: "live" } });
        }),
      endChanged: (sessionId, endsAt) =>
        change(sessionId, (record) => {
          if (record.info.status === "live") record.endsAt = endsAt;
        }),
      here: (sessionId) => change(sessionId, () => {}),
      joined: (sessionId, people) =>
        change(sessionId, ({ placed }) => {
          for (const person of people) placed.add(person);
        }),
      attended: (sessionId, person) =>
        change(sessionId, ({ attended, info: { status } }) => {
          if (status === "live" || status === "completed") attended.add(person);
        }),
      ended: (sessionId, at) =>
        change(sessionId, (record) => {
          if (record.info.status !== "live") return;
          Object.assign(record, { endedAt: at, endsAt: at, info: { ...record.info, status: "completed" } });
        }),
      notStarted: (sessionId) =>
        change(sessionId, (record) => {
          if (record.info.status !== "confirmed") return;
          Object.assign(record, { notStarted: true, info: { ...record.info, status: "draft" } });
        }),
    };
  }

  #call<T>(process: Process, run: () => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    const how = this.#faults.find(({ from, until }) => from <= now && now < until)?.how;
    return process.reply(
      new Promise<T>((resolve, reject) => {
        this.#clock.timers.after(
          how === "slow" ? this.#chance.between(200, 2000) : this.#chance.between(0, 4),
          () => {
            if (how === "before") reject(new StorageAway("the company's side was not reached"));
            else if (how === "after")
              run().then(() => reject(new StorageAway("the answer was lost")), reject);
            else run().then(resolve, reject);
          },
        );
      }),
    );
  }
}
