import { expect, test } from "vitest";
import { changesOf, detailOf } from "./model.ts";

test("a change names its fields in words, with the values before and after", () => {
  const before = { chatRetentionDays: 30, personMeasures: true, vatId: null };
  const after = { chatRetentionDays: 7, personMeasures: false, vatId: "ATU12345678" };
  expect(changesOf({ before, after })).toEqual([
    { field: "Days that chats are stored", before: "30", after: "7" },
    { field: "Measures of people", before: "yes", after: "no" },
    { field: "VAT number", before: "empty", after: "ATU12345678" },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test("a detail leaves out ids, which mean nothing to a reader", () => {
  const detail = { people: 3, of: "0199aaaa-0000-7000-8000-000000000001", fields: ["title", "check_in"] };
  expect(detailOf({ detail })).toBe("3 people, fields: title, check-in");
  expect(detailOf({ detail: null })).toBe("");
});

test("a detail names a sum of money as people write it", () => {
  expect(detailOf({ detail: { cents: 225_000, credits: 150, currency: "USD" } })).toBe("$2,250, 150 credits");
  // Entries from before have no currency.
  expect(detailOf({ detail: { cents: 225_000, credits: 150 } })).toBe("225000 cents, 150 credits");
});
