import { AppError } from "../app-error.ts";
import { type LimitName, type LimitRule, limitRules } from "./rules.ts";

/** Counts attempts by rule and key: in this process, or for all nodes together. */
export interface Limits {
  /** Seconds until the next attempt is allowed; 0 for now. Counts nothing. */
  secondsToWait(rule: LimitName, key: string): Promise<number>;
  /** Counts an attempt and returns 0 if it is allowed, else the seconds to wait. */
  take(rule: LimitName, key: string): Promise<number>;
  /** Uncounts an attempt that turned out to be legitimate. */
  release(rule: LimitName, key: string): Promise<void>;
  /** Forgets all attempts of this key. */
  reset(rule: LimitName, key: string): Promise<void>;
}

/** @throws AppError TOO_MANY_REQUESTS with the seconds to wait, when there are any */
export function requireNoDelay(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** Per rule. Limits the memory that a flood of made-up keys can use. */
const mostKeys = 50_000;

/**
 * The generic cell rate algorithm: a key has one moment in milliseconds, initially now. Each attempt moves it
 * `everySeconds` into the future, and it can be at most `burst` attempts ahead.
 */
export class ProcessLimits implements Limits {
  readonly #moments = new Map<LimitName, Map<string, number>>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  async secondsToWait(rule: LimitName, key: string): Promise<number> {
    return secondsBeyond(limitRules[rule], this.#next(rule, key) - this.#now().getTime());
  }

  async take(rule: LimitName, key: string): Promise<number> {
    const next = this.#next(rule, key);
    const wait = secondsBeyond(limitRules[rule], next - this.#now().getTime());
    if (wait === 0) this.#store(rule, key, next);
    return wait;
  }

  async release(rule: LimitName, key: string): Promise<void> {
    const moment = this.#of(rule).get(key);
    if (moment !== undefined) this.#store(rule, key, moment - stepOf(limitRules[rule]));
  }

  async reset(rule: LimitName, key: string): Promise<void> {
    this.#of(rule).delete(key);
  }

  /** Where the moment would be after one more attempt. */
  #next(rule: LimitName, key: string): number {
    return Math.max(this.#of(rule).get(key) ?? 0, this.#now().getTime()) + stepOf(limitRules[rule]);
  }

  #store(rule: LimitName, key: string, moment: number): void {
    const moments = this.#of(rule);
    // Inserted again as the newest: the least recently used key is removed first.
    moments.delete(key);
    if (moments.size >= mostKeys) moments.delete(moments.keys().next().value!);
    if (moment > this.#now().getTime()) moments.set(key, moment);
  }

  #of(rule: LimitName): Map<string, number> {
    const moments = this.#moments.get(rule) ?? new Map<string, number>();
    this.#moments.set(rule, moments);
    return moments;
  }
}

/** Milliseconds by which one attempt moves the moment. */
export const stepOf = ({ everySeconds }: LimitRule): number => everySeconds * 1000;

/** The wait in whole seconds for a moment this many milliseconds ahead; 0 when that is within the limit. */
export function secondsBeyond(rule: LimitRule, aheadMs: number): number {
  return Math.max(0, Math.ceil((aheadMs - rule.burst * stepOf(rule)) / 1000));
}
