const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The pause after each failed attempt. Together they last three days. */
const pauses = [
  5000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  16 * hourMs,
  24 * hourMs,
];
const wholeMs = pauses.reduce((sum, pause) => sum + pause, 0);

/** What an Owner sends to try a webhook out. */
export const testEvent = "webhook.test";

/** When to try again after this many failed attempts; null: never. */
export function nextAttempt(now: Date, attempts: number): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** Whether a webhook that has only failed since then should be paused: as long as one event is tried. */
export function isBroken(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= wholeMs;
}
