import { randomNumbers } from "@lantern/engine/random";
import { expect, test } from "vitest";
import { Fader } from "./fader.ts";

interface Event {
  at: number;
  value: number;
  ramp: boolean;
}

/**
 * A parameter as browsers have it. A curve that begins in the past is moved to the browser's own next moment, which is
 * `lag` later than the page believes, and one that overlaps another is refused; single points never are.
 */
function parameter(context: { currentTime: number }, lag = () => 0.02) {
  const events: Event[] = [];
  const curves: { begin: number; end: number }[] = [];
  const add = (event: Event) => void events.push(event);
  const param = {
    setValueCurveAtTime(values: Float32Array, at: number, seconds: number) {
      const begin = Math.max(at, context.currentTime + lag());
      const end = begin + seconds;
      if (curves.some((one) => begin < one.end && one.begin < end))
        throw new DOMException("overlaps", "NotSupportedError");
      curves.push({ begin, end });
      add({ at: end, value: values.at(-1) ?? 0, ramp: true });
    },
    setValueAtTime: (value: number, at: number) => add({ at, value, ramp: false }),
    linearRampToValueAtTime: (value: number, at: number) => add({ at, value, ramp: true }),
  };
  const valueAt = (at: number) => {
    events.sort((a, b) => a.at - b.at);
    const next = events.find((event) => event.at > at);
    const last = events.findLast((event) => event.at <= at) ?? { at: 0, value: 0 };
    if (!next?.ramp) return last.value;
    return last.value + ((next.value - last.value) * (at - last.at)) / (next.at - last.at);
  };
  return { events, valueAt, param: param as unknown as AudioParam };
}

test("on a busy machine no fade is refused, and each ends at its level", () => {
  const next = randomNumbers(49);
  for (let run = 0; run < 50; run++) {
    const context = { currentTime: 10 };
    const { param, valueAt } = parameter(context, () => next() * 0.8);
    const fader = new Fader(param, context);
    let level = 0;
    for (let i = 0; i < 12; i++) {
      level = Math.round(next() * 8) / 8;
      fader.fade(level, context.currentTime + (next() - 0.3) * 2.4, 2.38);
      context.currentTime += next() * 4;
    }
    expect(fader.level).toBe(level);
    expect(valueAt(context.currentTime + 40)).toBeCloseTo(level, 5);
  }
});

test("a fade that comes late, as after a pause of the page, leaves room for the next one", () => {
  const context = { currentTime: 10 };
  const { param, valueAt } = parameter(context);
  const fader = new Fader(param, context);
  fader.fade(1, 9.5, 2);
  context.currentTime = 10.1;
  fader.fade(0.4, 9.9, 2);
  expect(valueAt(12)).toBeCloseTo(1);
  expect(valueAt(14.1)).toBeCloseTo(0.4);
});

test("a fade begins when it is asked to, moves with equal power, and none is made where nothing changes", () => {
  const context = { currentTime: 0 };
  const { param, events, valueAt } = parameter(context);
  const fader = new Fader(param, context);
  fader.fade(0, 1, 2);
  expect(events).toEqual([]);
  fader.fade(1, 1, 2);
  const { length } = events;
  fader.fade(1, 5, 2);
  expect(events).toHaveLength(length);
  expect([valueAt(1), valueAt(2) ** 2, valueAt(3)].map((value) => value.toFixed(2))).toEqual([
    "0.00",
    "0.50",
    "1.00",
  ]);
});
