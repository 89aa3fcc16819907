import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type BarPhase, type BarState, barCycle, restingBar } from "./loading-bar-cycle.ts";
import { LoadingLine } from "./loading-line.tsx";

let draw: (state: BarState) => void = () => {};
const cycle = barCycle((state) => {
  bar.state = state.phase;
  draw(state);
});

/** The bar, exposed in local mode to be read and moved. */
export const bar: typeof cycle & { state: BarPhase } = { ...cycle, state: restingBar.phase };

/** Shows the bar while the page's main content loads. */
export function useLoadingBar(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    bar.start();
    return bar.finish;
  }, [isWaiting]);
}

/** The bar at the top while a page loads. */
export function LoadingBar() {
  const waiting = useNavigation().state !== "idle";
  const [current, setBar] = useState<BarState>(restingBar);
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
  return <LoadingLine {...current} />;
}
