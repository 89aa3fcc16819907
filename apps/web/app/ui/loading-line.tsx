import { type BarState, barHeight } from "./loading-bar-cycle.ts";

/** The loading bar's markup, shared by the app and the public pages. */
export function LoadingLine({ phase, progress, visible }: BarState) {
  return (
    <div
      aria-hidden="true"
      data-loading-bar=""
      data-state={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left bg-ember transition-[scale,opacity] duration-200 ease-out"
      style={{ height: barHeight, scale: `${progress} 1`, opacity: visible ? 1 : 0 }}
    />
  );
}
