import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type BarPhase, type BarState, barCycle, barHeight, restingBar } from "./loading-bar-cycle.ts";

let draw: (state: BarState) => void = () => {};
const cycle = barCycle((state) => {
  bar.state = state.phase;
  draw(state);
});

/** The bar as programs of the page may read and move it. */
export const bar: typeof cycle & { state: BarPhase } = { ...cycle, state: restingBar.phase };

/** The bar at the top while a page is on its way. */
export function LoadingBar() {
  const waiting = useNavigation().state !== "idle";
  const [shown, setBar] = useState<BarState>(restingBar);
  useEffect(() => {
    draw = setBar;
    return () => {
      draw = () => {};
      cycle.reset();
    };
  }, []);
  useEffect(() => {
    if (waiting) cycle.start();
    else cycle.finish();
  }, [waiting]);
  return (
    <div
      aria-hidden="true"
      data-loading-bar=""
      data-state={shown.phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left bg-ember transition-[scale,opacity] duration-200 ease-out"
      style={{ height: barHeight, scale: `${shown.progress} 1`, opacity: shown.visible ? 1 : 0 }}
    />
  );
}
