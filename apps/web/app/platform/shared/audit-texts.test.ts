import { Role } from "@lantern/contract/roles";
import { expect, test } from "vitest";
import { texts } from "./audit-texts.ts";

test("an entry names money as people write it, and roles by their names", () => {
  expect(texts.facts({ credits: 150, cents: 225_000, currency: "USD" })).toBe("$2,250, credits: 150");
  expect(texts.facts({ cents: 225_000 })).toBe("cents: 225000");
  expect(texts.facts({ role: Role.CONSUMER_ADMIN, reason: "Asked for" })).toBe(
    "role: Company Owner, reason: Asked for",
  );
});

test("a changed pack has its credits and its price before and after", () => {
  expect(texts.facts({ before: [10, 25_000, "USD"], after: [10, 22_800, "USD"] })).toBe(
    "before: 10 credits for $250, after: 10 credits for $228",
  );
  expect(texts.facts({ before: null, after: [10, null, "USD"] })).toBe(
    "before: nothing, after: 10 credits without a price",
  );
});
