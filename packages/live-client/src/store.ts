/** An observable value. */
export interface Store<T> {
  get(): T;
  set(next: Partial<T> | ((now: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store of one record. `set` merges fields and calls the listeners only if one changed. */
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
