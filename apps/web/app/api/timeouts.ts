/** Time limits of requests, in milliseconds. */
export const timeouts = { usual: 30_000, long: 120_000 };

interface Timeout {
  signal: AbortSignal;
  passed: () => boolean;
  clear: () => void;
}

/** A signal that aborts after `ms` milliseconds, or when the given signal aborts. */
export function timeoutSignal(ms: number, givenUp?: AbortSignal): Timeout {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: givenUp ? AbortSignal.any([givenUp, controller.signal]) : controller.signal,
    passed: () => controller.signal.aborted,
    clear: () => clearTimeout(timer),
  };
}
