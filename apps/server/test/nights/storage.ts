import type { ConnectionOwner } from "../../src/core/ports/identity.ts";
import { MemoryPacks } from "../../src/live/packs/packs.ts";
import type { Append, Appended, LiveLog } from "../../src/live/storage/log.ts";
import { MemoryLog, MemoryNodes } from "../../src/live/storage/memory.ts";
import { MemoryTexts } from "../../src/live/texts/memory.ts";
import { MemoryVoice, type VoiceStore } from "../../src/live/voice/voice.ts";
import type { Chance } from "./chance.ts";
import type { NightClock, Process } from "./clock.ts";

/**
 * How the storage fails: nothing is stored; everything is stored and the response is lost; it takes long; or others use
 * all connections to it.
 */
export type Failing = "before" | "after" | "slow" | "exhausted";

/** The storage did not respond; its caller learns no more. */
export class StorageAway extends Error {
  override name = "StorageAway";
  readonly code = "ECONNRESET";
}

/** As the pool reports that it has no connection; it is not in the nature of an error of the database or the network. */
export class PoolExhausted extends Error {
  constructor() {
    super("timeout exceeded when trying to connect");
  }
}

/** As PostgreSQL refuses a text with half of a surrogate pair. */
class Unstorable extends Error {
  readonly code = "22P02";
}

interface Fault {
  from: number;
  until: number;
  /** Null: for every node. */
  node: number | null;
  how: Failing;
  /** The calls that fail. */
  probability: number;
}

/**
 * One storage in memory that several processes access over a network: it takes time, and fails when the plan says so.
 */
export class NightStorage {
  readonly texts = new MemoryTexts();
  readonly log = new MemoryLog(this.texts);
  readonly packs = new MemoryPacks();
  readonly nodes = new MemoryNodes();
  readonly voice = new MemoryVoice();
  readonly #clock: NightClock;
  readonly #chance: Chance;
  readonly #faults: Fault[] = [];
  readonly #ended = new Set<string>();
  readonly #stored: (append: Append) => void;
  /** Speaking seconds that were ever stored, by run, team and seat. */
  readonly spoken = new Map<string, Record<string, number>>();

  /** @param stored called with every append that was stored, at the moment of its commit */
  constructor(clock: NightClock, chance: Chance, stored: (append: Append) => void) {
    this.#clock = clock;
    this.#chance = chance;
    this.#stored = stored;
  }

  fail(disturb: Fault): void {
    this.#faults.push(disturb);
  }

  /** Whether it failed for this node at any time since then. */
  failedSince(from: number, node: number): boolean {
    return this.#faults.some((one) => one.until > from && (one.node === null || one.node === node));
  }

  /** From now on nothing is stored for this sign-in. */
  endRights(signInId: string): void {
    this.#ended.add(signInId);
  }

  stands({ signInId }: ConnectionOwner): boolean {
    return !this.#ended.has(signInId);
  }

  /** The storage as one process accesses it. */
  for(node: number, process: Process) {
    const reached = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, key) => {
          const method = Reflect.get(target, key) as (...args: unknown[]) => Promise<unknown>;
          return (...args: unknown[]) => this.#call(node, process, () => method.apply(target, args));
        },
      });
    return {
      log: reached(this.#checkedLog()),
      texts: reached(this.texts),
      packs: reached(this.packs),
      nodes: reached(this.nodes),
      voice: reached(this.#countedVoice()),
    };
  }

  /** The log, whose appends check rights and are recorded. */
  #checkedLog(): LiveLog {
    const { log } = this;
    return new Proxy<LiveLog>(log, {
      get: (target, key) => {
        if (key === "append") return (appends: Append[]) => this.#append(appends);
        if (key === "open") return (...args: Parameters<LiveLog["open"]>) => this.#open(...args);
        const method = Reflect.get(target, key) as (...args: unknown[]) => unknown;
        return method.bind(target);
      },
    });
  }

  #countedVoice(): VoiceStore {
    const add: VoiceStore["add"] = async (run, team, seat, seconds) => {
      const key = `${run.id}.${team}`;
      const existing = this.spoken.get(key) ?? {};
      this.spoken.set(key, { ...existing, [seat]: (existing[seat] ?? 0) + seconds });
      await this.voice.add(run, team, seat, seconds);
    };
    return {
      add,
      seconds: (...args) => this.voice.seconds(...args),
      fold: (...args) => this.voice.fold(...args),
      analysis: (...args) => this.voice.analysis(...args),
    };
  }

  async #open(...args: Parameters<LiveLog["open"]>) {
    const run = await this.log.open(...args);
    if (run) this.#stored({ run, rows: [args[2]], state: args[3] });
    return run;
  }

  async #append(appends: Append[]): Promise<Appended[]> {
    const texts = appends.flatMap((append) => append.texts ?? []);
    if (texts.some(({ body }) => !body.isWellFormed()))
      throw new Unstorable("unsupported Unicode escape sequence");
    const ended = appends.map(({ holders }) =>
      [...(holders ?? [])].flatMap(([index, holder]) => (this.stands(holder) ? [] : [index])),
    );
    const sound = appends.filter((_, index) => ended[index]?.length === 0);
    const appended = await this.log.append(sound);
    for (const [index, append] of sound.entries()) if (appended[index] === "stored") this.#stored(append);
    return appends.map((append, index) => {
      const indexes = ended[index] ?? [];
      return indexes.length > 0 ? { ended: indexes } : (appended[sound.indexOf(append)] ?? "lost");
    });
  }

  #call<T>(node: number, process: Process, run: () => Promise<T>): Promise<T> {
    const how = this.#disturb(node);
    const latency =
      how === "slow" || how === "exhausted" ? this.#chance.between(200, 2500) : this.#chance.between(0, 4);
    return process.reply(
      new Promise<T>((resolve, reject) => {
        this.#clock.timers.after(latency, () => {
          if (how === "exhausted") reject(new PoolExhausted());
          else if (how === "before") reject(new StorageAway("nothing was done"));
          else if (how === "after") run().then(() => reject(new StorageAway("the answer was lost")), reject);
          else run().then(resolve, reject);
        });
      }),
    );
  }

  #disturb(node: number): Failing | null {
    const now = this.#clock.now();
    const match = this.#faults.find(
      (one) => one.from <= now && now < one.until && (one.node === null || one.node === node),
    );
    return match && this.#chance.happens(match.probability) ? match.how : null;
  }
}
