import { expect, test } from "vitest";
import { newSecret, seal, unseal } from "./seal.ts";

const ana = { email: "ana@harbour.example", secret: newSecret() };

test("nothing is sealed without credentials", async () => {
  await expect(seal("token", null)).rejects.toThrow("User credentials required for token encryption");
});

test("two seals of one token share nothing", async () => {
  const [first, second] = await Promise.all([seal("token", ana), seal("token", ana)]);
  expect(first.data).not.toBe(second.data);
  expect(first.salt).not.toBe(second.salt);
  expect(first.iv).not.toBe(second.iv);
});

test("the case of the e-mail does not matter, one changed digit of the data does", async () => {
  const sealed = await seal("token", ana);
  expect(await unseal(sealed, { ...ana, email: "Ana@Harbour.Example" })).toBe("token");
  const flipped = sealed.data.startsWith("0") ? `1${sealed.data.slice(1)}` : `0${sealed.data.slice(1)}`;
  await expect(unseal({ ...sealed, data: flipped }, ana)).rejects.toThrow("Failed to decrypt token");
});

test("a tab secret has 256 bits", () => {
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
});
