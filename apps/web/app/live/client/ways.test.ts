import { expect, test, vi } from "vitest";
import { Ways } from "./ways.ts";

function storage(kept: string | null = null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

test("a way that brings nothing is left for the next one, in a circle", () => {
  const ways = new Ways(storage());
  const tried = [ways.current];
  for (let n = 0; n < 3; n++) {
    ways.failed();
    tried.push(ways.current);
  }
  expect(tried).toEqual(["socket", "stream", "poll", "socket"]);
});

test("a way that worked is kept through a server's restart, and known after a reload", () => {
  const kept = storage();
  const ways = new Ways(kept);
  ways.failed();
  ways.worked();
  for (let n = 0; n < 7; n++) ways.failed();
  expect(ways.current).toBe("stream");
  expect(new Ways(kept).current).toBe("stream");
  ways.failed();
  expect(ways.current).toBe("poll");
});

test("what is kept and is no way is forgotten", () => {
  expect(new Ways(storage("carrier pigeon")).current).toBe("socket");
});

test("while there is no network at all, no way is to blame", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const ways = new Ways(storage());
  for (let n = 0; n < 20; n++) ways.failed();
  expect(ways.current).toBe("socket");
  vi.unstubAllGlobals();
});
