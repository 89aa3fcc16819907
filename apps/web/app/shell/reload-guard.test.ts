import { expect, test } from "vitest";
import { mayReload } from "./reload-guard.ts";

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
}

test("[K13] a page reloads itself once, and not again within 10 seconds", () => {
  const storage = memory();
  expect(mayReload(1_000_000, storage)).toBe(true);
  expect(mayReload(1_000_001, storage)).toBe(false);
  expect(mayReload(1_009_999, storage)).toBe(false);
  expect(mayReload(1_010_000, storage)).toBe(true);
});
