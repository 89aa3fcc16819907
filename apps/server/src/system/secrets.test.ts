import { expect, test } from "vitest";
import { hashSecret, newSecret } from "./secrets.ts";

test("a secret is 256 random bits, never the same, and its hash does not contain it", () => {
  const made = Array.from({ length: 1000 }, newSecret);
  for (const { secret, hash } of made) {
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(hash).toBe(hashSecret(secret));
    expect(hash).not.toContain(secret);
  }
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(made.length);
  // In 256,000 random bits, half are set; 2,500 more or less is ten standard deviations.
  const bits = Buffer.concat(made.map(({ secret }) => Buffer.from(secret, "base64url")));
  const set = [...bits].reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
  expect(Math.abs(set - 128_000)).toBeLessThan(2500);
});
