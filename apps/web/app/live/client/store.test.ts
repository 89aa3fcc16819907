import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("listeners hear changes, and only changes", () => {
  const store = createStore({ a: 1, b: "x" });
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.set({ a: 1 });
  expect(heard).not.toHaveBeenCalled();
  store.set((now) => ({ a: now.a + 1 }));
  expect(store.get()).toEqual({ a: 2, b: "x" });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.set({ b: "y" });
  expect(heard).toHaveBeenCalledTimes(1);
});
