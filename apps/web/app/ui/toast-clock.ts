/** A timeout that can be paused. */
export interface ToastClock {
  pause(): void;
  resume(): void;
}

/**
 * Calls `done` after `ms` milliseconds; 0 never calls it. Paused time does not count.
 *
 * @param paused whether it starts paused
 */
export function toastClock(ms: number, done: () => void, paused = false): ToastClock {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    },
    resume() {
      if (timer !== undefined || ms === 0) return;
      since = Date.now();
      timer = setTimeout(done, Math.max(0, left));
    },
  };
  if (!paused) clock.resume();
  return clock;
}
