import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on a prerendered page until its script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
