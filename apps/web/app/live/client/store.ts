import { useSyncExternalStore } from "react";

/** A value outside React that can be watched. */
export interface Store<T> {
  get(): T;
  set(next: Partial<T> | ((now: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store of one record; `set` merges and tells the listeners only when something changed. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const change = typeof next === "function" ? next(value) : next;
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(value[key], change[key]))) return;
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a part of a store; the part must keep its identity while nothing in it changes. */
export function useStore<T extends object, R>(store: Store<T>, part: (value: T) => R): R {
  const read = () => part(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
