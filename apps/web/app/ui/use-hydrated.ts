import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in a page made ahead until its script runs: what needs the script waits for this. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
