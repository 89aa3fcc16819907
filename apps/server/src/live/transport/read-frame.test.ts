import { ClientFrame } from "@lantern/contract/live";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readFrame } from "./read-frame.ts";

test("a ping is read as by its schema", () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -10, max: 70_000 }),
    fc.constantFrom(0, 60_000, 60_001),
  );
  const value = fc.oneof(number, fc.string(), fc.constant(null), fc.boolean(), fc.constant([1]));
  const frames = fc.record(
    { t: fc.constantFrom("ping", "ping", "probe", 1), at: value, trip: value, more: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(frames, (frame) => {
      const text = JSON.stringify(frame);
      const parsed = ClientFrame.safeParse(JSON.parse(text));
      expect(readFrame(text)).toEqual(parsed.success ? parsed.data : null);
    }),
    { numRuns: 2000 },
  );
});

test.each(["", "null", "1", "[]", "{", '{"t":"ping","at":1e999}', '{"t":"ping"}', '"ping"'])(
  "%s is no frame",
  (text) => expect(readFrame(text)).toBeNull(),
);
