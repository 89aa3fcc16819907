import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("listeners are called for changes only", () => {
  const store = createStore({ a: 1, b: "x" });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set({ a: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.set((now) => ({ a: now.a + 1 }));
  expect(store.get()).toEqual({ a: 2, b: "x" });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set({ b: "y" });
  expect(listener).toHaveBeenCalledTimes(1);
});
