import type { Store } from "@lantern/live-client";
import { useSyncExternalStore } from "react";

/** Reads a part of a store. The part must keep its identity while nothing in it changes. */
export function useStore<T extends object, R>(
  store: Pick<Store<T>, "get" | "subscribe">,
  part: (value: T) => R,
): R {
  const read = () => part(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
