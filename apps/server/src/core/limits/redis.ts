import { createHash } from "node:crypto";
import { type RedisSettings, redisClient, redisName } from "../redis/connection.ts";
import { type Limits, ProcessLimits, secondsBeyond, stepOf } from "./limits.ts";
import { type LimitName, limitRules } from "./rules.ts";

/** Longer waits for Redis would delay sign-ins. */
const patienceMs = 500;

/** Moves the moment if the limit allows it, and returns how many milliseconds ahead it would be. */
const takeScript = `
local now, step, room = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local next = math.max(tonumber(redis.call("GET", KEYS[1]) or "0"), now) + step
if next - now <= room then redis.call("SET", KEYS[1], string.format("%.0f", next), "PX", string.format("%.0f", next - now)) end
return next - now`;
const giveBackScript = `
local moment = redis.call("GET", KEYS[1])
if not moment then return 0 end
local before = tonumber(moment) - tonumber(ARGV[2])
local ahead = before - tonumber(ARGV[1])
if ahead > 0 then redis.call("SET", KEYS[1], string.format("%.0f", before), "PX", string.format("%.0f", ahead))
else redis.call("DEL", KEYS[1]) end
return 0`;

/**
 * Counts for all nodes together. While Redis is away, each node counts for itself: nobody is rejected because of it, and
 * an attacker gets at most one burst per node.
 */
export class RedisLimits implements Limits {
  readonly #here: ProcessLimits;
  readonly #settings: RedisSettings;
  readonly #redis: ReturnType<typeof redisClient>;
  readonly #now: () => Date;
  readonly #away: (error: unknown) => void;
  #wasAway = false;

  /** @param away called every time that Redis becomes unreachable, or useless: connected, but without valid replies */
  constructor(settings: RedisSettings, now: () => Date, away: (error: unknown) => void) {
    this.#away = away;
    this.#here = new ProcessLimits(now);
    this.#now = now;
    this.#settings = settings;
    this.#redis = redisClient(settings);
    this.#redis.on("error", (error: unknown) => this.#failed(error));
  }

  /** Connects, and retries until stopped. Resolves with the first connection. */
  async start(): Promise<void> {
    await this.#redis.connect();
  }

  async stop(): Promise<void> {
    if (this.#redis.isOpen) this.#redis.destroy();
  }

  async secondsToWait(rule: LimitName, key: string): Promise<number> {
    const there = await this.#request(async () => {
      const moment = numberOf((await this.#redis.get(this.#nameOf(rule, key))) ?? 0);
      const now = this.#now().getTime();
      return secondsBeyond(limitRules[rule], Math.max(moment, now) + stepOf(limitRules[rule]) - now);
    });
    return there ?? this.#here.secondsToWait(rule, key);
  }

  async take(rule: LimitName, key: string): Promise<number> {
    const step = stepOf(limitRules[rule]);
    const capacity = step * limitRules[rule].burst;
    const there = await this.#request(async () =>
      secondsBeyond(limitRules[rule], numberOf(await this.#run(takeScript, rule, key, step, capacity))),
    );
    return there ?? this.#here.take(rule, key);
  }

  async release(rule: LimitName, key: string): Promise<void> {
    await this.#request(() => this.#run(giveBackScript, rule, key, stepOf(limitRules[rule])));
    await this.#here.release(rule, key);
  }

  async reset(rule: LimitName, key: string): Promise<void> {
    await this.#request(() => this.#redis.del(this.#nameOf(rule, key)));
    await this.#here.reset(rule, key);
  }

  #run(script: string, rule: LimitName, key: string, ...numbers: number[]): Promise<unknown> {
    const args = [this.#now().getTime(), ...numbers].map(String);
    return this.#redis.eval(script, { keys: [this.#nameOf(rule, key)], arguments: args });
  }

  /** Keys are hashed: Redis stores no email or network addresses. */
  #nameOf(rule: LimitName, key: string): string {
    return redisName(this.#settings, "limit", rule, createHash("sha256").update(key).digest("base64url"));
  }

  #failed(error: unknown): void {
    if (!this.#wasAway) this.#away(error);
    this.#wasAway = true;
  }

  /** The response of Redis, or undefined when it is away or slow. */
  async #request<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (!this.#redis.isReady) return undefined;
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, patienceMs, undefined);
    try {
      const reply = await Promise.race([question(), tooLate]);
      if (reply === undefined) throw new Error("Redis is connected and does not reply");
      this.#wasAway = false;
      return reply;
    } catch (error) {
      this.#failed(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @throws when the reply is no number: without one, nothing would be limited */
function numberOf(reply: unknown): number {
  const number = Number(reply);
  if (Number.isNaN(number)) throw new Error("Redis replies with something else than a number");
  return number;
}
