import { expect, test } from "vitest";
import { ServerClock } from "./server-clock.ts";

test("the shortest round trip is trusted over newer, longer ones", () => {
  let local = 1000;
  const clock = new ServerClock(() => local);
  local = 1020;
  clock.sample(1000, 51_010);
  expect(clock.offset).toBe(50_000);
  local = 1900;
  clock.sample(1100, 51_900);
  expect(clock.offset).toBe(50_000);
  expect(clock.now()).toBe(51_900);
  expect(clock.trip).toBe(20);
});

test("an old best sample is dropped after eight more", () => {
  let local = 0;
  const clock = new ServerClock(() => local);
  clock.sample(0, 2000);
  for (let i = 0; i < 8; i++) {
    local += 100;
    clock.sample(local - 10, local + 2000);
  }
  expect(clock.offset).toBe(2005);
});

test("when this device's clock is changed, earlier samples are dropped", () => {
  let local = 1_000_000;
  const clock = new ServerClock(() => local);
  clock.sample(local - 20, 5_000_000);
  const before = clock.now();
  local += 300_000;
  clock.sample(local - 80, 5_001_000);
  expect(clock.now() - before).toBe(1030);
});

test("a hint is used until the first round trip", () => {
  const clock = new ServerClock(() => 100);
  clock.hint(700);
  expect(clock.now()).toBe(700);
  clock.sample(100, 300);
  clock.hint(9000);
  expect(clock.now()).toBe(300);
});
