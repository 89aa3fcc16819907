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
  let beginning: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const stop = () => {
    clearTimeout(beginning);
    clearInterval(ticker);
    clearTimeout(leaving);
    running = false;
  };

  return {
    stop,
    start() {
      clearTimeout(beginning);
      // Until then a bar that is on its way out goes on: the wait may be too short for one of its own.
      beginning = setTimeout(() => {
        stop();
        running = true;
        let elapsed = 0;
        show({ phase: "running", progress: 0, visible: true });
        ticker = setInterval(() => {
          elapsed += barTimes.frame;
          const progress = Math.min(0.98, 1 - Math.exp((-2.3 * elapsed) / barTimes.duration));
          show({ phase: "running", progress, visible: true });
        }, barTimes.frame);
      }, barTimes.throttle);
    },
    finish() {
      clearTimeout(beginning);
      if (!running) return;
      stop();
      show({ phase: "finished", progress: 1, visible: true });
      leaving = setTimeout(() => {
        show({ phase: "hidden", progress: 1, visible: false });
        leaving = setTimeout(() => show(idleBar), barTimes.resetDelay);
      }, barTimes.hideDelay);
    },
  };
}
