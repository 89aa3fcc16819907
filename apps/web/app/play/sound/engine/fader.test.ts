import { expect, test } from "vitest";
import { Fader } from "./fader.ts";

/** A parameter that schedules curves as browsers do: none begins in the past, and overlapping ones are refused. */
function parameter(context: { currentTime: number }) {
  const curves: { begin: number; end: number }[] = [];
  const setValueCurveAtTime = (_: Float32Array, at: number, seconds: number) => {
    // The browser's time has moved on when it schedules the curve.
    const begin = Math.max(at, context.currentTime + 0.02);
    const end = begin + seconds;
    if (curves.some((one) => begin < one.end && one.begin < end))
      throw new DOMException("overlaps", "NotSupportedError");
    curves.push({ begin, end });
  };
  return { curves, param: { setValueCurveAtTime } as unknown as AudioParam };
}

test("a fade that comes late, as after a pause of the page, leaves room for the next one", () => {
  const context = { currentTime: 10 };
  const { param, curves } = parameter(context);
  const fader = new Fader(param, context);
  fader.fade(1, 9.5, 2);
  context.currentTime = 10.1;
  fader.fade(0.4, 9.9, 2);
  fader.fade(0, 10.2, 2);
  context.currentTime = 30;
  fader.fade(1, 12, 2);
  expect(fader.level).toBe(1);
  expect(curves).toHaveLength(4);
});

test("a fade begins when it is asked to, and none is made where nothing changes", () => {
  const context = { currentTime: 0 };
  const { param, curves } = parameter(context);
  const fader = new Fader(param, context);
  fader.fade(0, 1, 2);
  fader.fade(1, 1, 2);
  fader.fade(1, 5, 2);
  expect(curves).toEqual([{ begin: 1, end: 3 }]);
});
