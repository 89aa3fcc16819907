import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

test("a encrypted text is read with the same key and purpose only, and not after a change", () => {
  const encrypted = encrypt("key", "authenticator", "JBSWY3DPEHPK3PXP");
  expect(encrypted).not.toContain("JBSWY3DP");
  expect(encrypt("key", "authenticator", "JBSWY3DPEHPK3PXP")).not.toBe(encrypted);
  expect(decrypt("key", "authenticator", encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(decrypt("another key", "authenticator", encrypted)).toBeNull();
  expect(decrypt("key", "other", encrypted)).toBeNull();
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith("AA") ? "BB" : "AA"}`;
  expect(decrypt("key", "authenticator", changed)).toBeNull();
  expect(decrypt("key", "authenticator", "short")).toBeNull();
});
