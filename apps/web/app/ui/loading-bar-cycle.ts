/** Times of the loading bar in milliseconds, and its height in pixels. */
const barTimes = {
  duration: 2000,
  throttle: 200,
  hideDelay: 500,
  resetDelay: 400,
  frame: 100,
} as const;
export const barHeight = 3;

/** The phases of the bar, in order; it rests at `reset`. */
export type BarPhase = "start" | "progress" | "finish" | "hide" | "reset";

export interface BarState {
  phase: BarPhase;
  /** 0 to 1. */
  progress: number;
  visible: boolean;
}

export const restingBar: BarState = { phase: "reset", progress: 0, visible: false };
/** The furthest the bar gets by itself or by `progress` before the page has loaded. */
const almost = 0.98;

interface BarCycle {
  /** Shows the bar, unless `finish` comes within the throttle time, and advances it over the duration. */
  start(): void;
  /** Advances a visible bar to this share, 0 to 1; it never goes back. */
  progress(share: number): void;
  /** Completes a visible bar; it then hides and resets itself. */
  finish(): void;
  /** Hides the bar at once; it then resets itself. */
  hide(): void;
  /** Resets the bar at once. */
  reset(): void;
}

/** The state machine of the loading bar; `show` is called on every change. */
export function barCycle(show: (state: BarState) => void): BarCycle {
  let beginning: ReturnType<typeof setTimeout> | undefined;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let current = restingBar;

  const be = (state: BarState) => {
    current = state;
    show(state);
  };
  const stop = () => {
    clearTimeout(beginning);
    clearInterval(ticker);
    clearTimeout(leaving);
  };
  const isRunning = () => current.phase === "start" || current.phase === "progress";

  const cycle: BarCycle = {
    start() {
      clearTimeout(beginning);
      // Until then a bar that is completing continues, because the wait may be too short for a new one.
      beginning = setTimeout(() => {
        stop();
        let elapsed = 0;
        be({ phase: "start", progress: 0, visible: true });
        ticker = setInterval(() => {
          elapsed += barTimes.frame;
          // Nine tenths after the duration, then ever more slowly.
          cycle.progress(1 - 0.1 ** (elapsed / barTimes.duration));
        }, barTimes.frame);
      }, barTimes.throttle);
    },
    progress(share) {
      if (!isRunning()) return;
      const progress = Math.min(almost, Math.max(current.progress, share));
      be({ phase: "progress", progress, visible: true });
    },
    finish() {
      clearTimeout(beginning);
      if (!isRunning()) return;
      stop();
      be({ phase: "finish", progress: 1, visible: true });
      leaving = setTimeout(cycle.hide, barTimes.hideDelay);
    },
    hide() {
      stop();
      be({ phase: "hide", progress: current.progress, visible: false });
      leaving = setTimeout(cycle.reset, barTimes.resetDelay);
    },
    reset() {
      stop();
      be(restingBar);
    },
  };
  return cycle;
}
