import { expect, test } from "vitest";
import { nextQuality, unmeasured } from "./connection-quality.ts";

const report = (entries: object[]) => new Map(entries.entries()) as unknown as RTCStatsReport;
const lossy = report([{ type: "remote-inbound-rtp", fractionLost: 0.2 }]);
const narrow = report([{ type: "candidate-pair", nominated: true, availableOutgoingBitrate: 40_000 }]);
const good = report([
  { type: "remote-inbound-rtp", fractionLost: 0.02 },
  { type: "candidate-pair", nominated: true, availableOutgoingBitrate: 900_000 },
  { type: "candidate-pair", nominated: false, availableOutgoingBitrate: 1 },
]);

const after = (samples: RTCStatsReport[]) =>
  samples.reduce((quality, sample) => nextQuality(sample, quality), unmeasured);
const times = (count: number, sample: RTCStatsReport) => Array.from({ length: count }, () => sample);

test.each([
  ["loss", lossy],
  ["low bandwidth", narrow],
])("three measurements of %s in a row drop video, two do not", (_, weak) => {
  expect(after(times(2, weak)).audioOnly).toBe(false);
  expect(after(times(3, weak)).audioOnly).toBe(true);
  expect(after([weak, weak, good, weak, weak]).audioOnly).toBe(false);
});

test("video comes back after ten good measurements in a row, and no sooner", () => {
  expect(after([...times(3, lossy), ...times(9, good)]).audioOnly).toBe(true);
  expect(after([...times(3, lossy), ...times(9, good), lossy, ...times(9, good)]).audioOnly).toBe(true);
  expect(after([...times(3, lossy), ...times(10, good)]).audioOnly).toBe(false);
});
