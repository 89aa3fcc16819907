import type { HttpResponse } from "./request-sender.ts";

/** Details that a response must never contain: stacks, paths of the source, queries. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|\.ts:\d+:\d+|node_modules\/|(?:select|insert into|update) .+ (?:from|values|set) "/i;

/** Faults that the attack found. */
export class Findings {
  readonly leaks: string[] = [];
  readonly serverErrors: string[] = [];
  readonly faults: string[] = [];
  readonly statuses = new Map<number, number>();
  /** Texts of the attacked company. */
  readonly #marker: string;

  constructor(marker: string) {
    this.#marker = marker;
  }

  /**
   * Checks a response.
   *
   * @param what sender and request, so that it can be repeated
   * @param mayRead whether the sender may read the attacked company's texts
   */
  check(what: string, { status, text }: HttpResponse, mayRead = false): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500) this.serverErrors.push(`${status} for ${what}: ${text.slice(0, 200)}`);
    if (status === 0) this.faults.push(`no answer to ${what}`);
    const leak = (!mayRead && text.includes(this.#marker)) || INSIDE.test(text);
    if (leak) this.leaks.push(`${what} answered ${status}: ${text.slice(0, 400)}`);
  }

  fault(text: string): void {
    this.faults.push(text);
  }

  leak(text: string): void {
    this.leaks.push(text);
  }

  get clean(): boolean {
    return this.leaks.length + this.serverErrors.length + this.faults.length === 0;
  }
}
