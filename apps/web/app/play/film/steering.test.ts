import { expect, test } from "vitest";
import { type Film, steer } from "./steering.ts";

const film = (change: Partial<Film> = {}): Film => ({
  position: 30,
  seeking: false,
  ready: true,
  sinceJumpMs: 60_000,
  ...change,
});

test("in step, the film runs at the pace of the clock", () => {
  expect(steer(film(), 30, 1)).toEqual({ rate: 1 });
  expect(steer(film(), 30.011, 1)).toEqual({ rate: 1 });
  expect(steer(film(), 30, 2)).toEqual({ rate: 2 });
});

test("a little behind it runs faster, a little ahead slower, never so much that it is audible", () => {
  expect(steer(film(), 30.05, 1)).toEqual({ rate: expect.closeTo(1 + 0.05 * 0.9) });
  expect(steer(film(), 29.95, 1)).toEqual({ rate: expect.closeTo(1 - 0.05 * 0.9) });
  expect(steer(film(), 30.5, 1)).toEqual({ rate: 1.08 });
  expect(steer(film(), 29.5, 1)).toEqual({ rate: 0.92 });
});

test("far off it jumps, a little beyond its position, because a jump takes time", () => {
  expect(steer(film(), 31, 1)).toEqual({ to: 31.12 });
  expect(steer(film(), 20, 1)).toEqual({ to: 20.12 });
  expect(steer(film({ ready: false }), 31, 1)).toEqual({ to: 31.5 });
});

test("a jump is given time to land, and more while data is fetched", () => {
  expect(steer(film({ sinceJumpMs: 1000 }), 31, 1)).toEqual({ rate: 1.08 });
  expect(steer(film({ seeking: true, sinceJumpMs: 3000 }), 31, 1)).toEqual({ rate: 1.08 });
  expect(steer(film({ seeking: true, sinceJumpMs: 5000 }), 31, 1)).toEqual({ to: 31.12 });
});

test("in a faster session, distances count in time of the clock", () => {
  expect(steer(film(), 31, 2)).toEqual({ rate: 2.16 });
  expect(steer(film(), 31.4, 2)).toEqual({ to: 31.4 + 0.24 });
});

test("a film that starts anywhere near its position comes to within 12 ms of it and stays", () => {
  for (const off of [-0.59, -0.2, 0.03, 0.4, 0.59]) {
    let position = 10 + off;
    for (let ms = 0; ms < 12_000; ms += 100) {
      const order = steer(film({ position }), 10 + ms / 1000, 1);
      position += 0.1 * ("rate" in order ? order.rate : Number.NaN);
    }
    expect(Math.abs(position - 22)).toBeLessThan(0.02);
  }
});
