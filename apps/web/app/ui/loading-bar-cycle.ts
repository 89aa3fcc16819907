/** Milliseconds of the loading bar's life. */
export const barTimes = {
  duration: 2000,
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  frame: 100,
} as const;

export interface BarState {
  phase: "idle" | "running" | "finished" | "hidden";
  /** 0 to 1. */
  progress: number;
  visible: boolean;
}

export const idleBar: BarState = { phase: "idle", progress: 0, visible: false };

/**
 * start, progress, finish, hide, reset. A wait shorter than the throttle shows nothing. The bar creeps
 * towards its end over `duration` and never reaches it before the page does.
 */
export function barCycle(show: (state: BarState) => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticker: ReturnType<typeof setInterval> | undefined;
  let running = false;

  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    clearInterval(ticker);
    timers = [];
    running = false;
  };
  const later = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));

  return {
    stop,
    start() {
      stop();
      later(barTimes.throttle, () => {
        running = true;
        let elapsed = 0;
        show({ phase: "running", progress: 0, visible: true });
        ticker = setInterval(() => {
          elapsed += barTimes.frame;
          const progress = Math.min(0.98, 1 - Math.exp((-2.3 * elapsed) / barTimes.duration));
          show({ phase: "running", progress, visible: true });
        }, barTimes.frame);
      });
    },
    finish() {
      const shown = running;
      stop();
      if (!shown) return;
      show({ phase: "finished", progress: 1, visible: true });
      later(barTimes.hideDelay, () => {
        show({ phase: "hidden", progress: 1, visible: false });
        later(barTimes.resetDelay, () => show(idleBar));
      });
    },
  };
}
