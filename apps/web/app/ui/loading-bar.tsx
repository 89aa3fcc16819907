import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { type BarState, barCycle, idleBar } from "./loading-bar-cycle.ts";

/** The bar at the top while a page is on its way. */
export function LoadingBar() {
  const waiting = useNavigation().state !== "idle";
  const [bar, setBar] = useState<BarState>(idleBar);
  const cycle = useRef<ReturnType<typeof barCycle>>(null);
  useEffect(() => {
    cycle.current ??= barCycle(setBar);
    if (waiting) cycle.current.start();
    else cycle.current.finish();
  }, [waiting]);
  useEffect(() => () => cycle.current?.stop(), []);
  return (
    <div
      aria-hidden="true"
      data-loading-bar={bar.phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-ember transition-[scale,opacity] duration-200 ease-out"
      style={{ scale: `${bar.progress} 1`, opacity: bar.visible ? 1 : 0 }}
    />
  );
}
