import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { type BarState, barCycle, idleBar } from "./loading-bar-cycle.ts";

/** The bar as programs of the page may read it. */
export const bar: { state: BarState["phase"] } = { state: idleBar.phase };

/** The bar at the top while a page is on its way. */
export function LoadingBar() {
  const waiting = useNavigation().state !== "idle";
  const [shown, setBar] = useState<BarState>(idleBar);
  const cycle = useRef<ReturnType<typeof barCycle>>(null);
  useEffect(() => {
    cycle.current ??= barCycle((state) => {
      bar.state = state.phase;
      setBar(state);
    });
    if (waiting) cycle.current.start();
    else cycle.current.finish();
  }, [waiting]);
  useEffect(() => () => cycle.current?.stop(), []);
  return (
    <div
      aria-hidden="true"
      data-loading-bar={shown.phase}
      data-state={shown.phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-ember transition-[scale,opacity] duration-200 ease-out"
      style={{ scale: `${shown.progress} 1`, opacity: shown.visible ? 1 : 0 }}
    />
  );
}
