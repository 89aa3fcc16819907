import { expect, test } from "vitest";
import * as z from "zod";
import { textsOf } from "../test/texts-of.ts";
import { faultMessage } from "./fault.ts";
import { name, oneName, personNames } from "./http/fields.ts";
import { shortName } from "./person-name.ts";

test.each([
  ["\u202eAna\u202c", "Ana"],
  ["A\u200bn\u00ada\ufeff", "Ana"],
  ["Ana\u200d", "Ana"],
  ["A\u200dna", "Ana"],
  ["\u3164", ""],
  [" \u200f\u2066\u2069 ", ""],
  ["\u2800\u200b", ""],
  ["山田\u3000太郎", "山田 太郎"],
  ["Ana \u00a0 Holm", "Ana Holm"],
  ["Jo\u0308rg", "Jörg"],
  ["Z\u0301\u0302\u0303\u0304\u0305\u0306algo", "Ź\u0302\u0303\u0304algo"],
  ["Ana\r\nBcc: x@y.example\u0007", "Ana Bcc: x@y.example"],
])("%j is stored as %j", (typed, stored) => {
  expect(name.parse(typed)).toBe(stored);
  expect(name.parse(stored)).toBe(stored);
});

test.each([
  ["a family", "👩‍👩‍👧 Ana"],
  ["a woman who does research", "👩🏽‍🔬"],
  ["the flag of England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a name in Persian", "علی\u200cرضا"],
  ["a name in Sinhala", "ශ්\u200dරී"],
  ["a name in Devanagari", "राम्\u200dया"],
  ["Japanese", "𠮷野（営業）"],
  ["brackets", "(כהן)"],
])("%s stays as it is", (_, typed) => {
  expect(name.parse(typed)).toBe(typed.normalize("NFC"));
});

test("a name has at most 80 letters, as people count them", () => {
  const accepted = (typed: string) => name.safeParse(typed).success;
  expect(accepted("W".repeat(80))).toBe(true);
  expect(accepted("W".repeat(81))).toBe(false);
  expect(accepted("👩🏽".repeat(80))).toBe(true);
  expect(accepted("क्षि".repeat(80))).toBe(true);
  expect(accepted("👩🏽".repeat(81))).toBe(false);
  expect(textsOf(name.safeParse("W".repeat(5000)))[0]).toBe("Please use at most 80 characters.");
});

test("one name is enough, and none is an error at the first", () => {
  const person = oneName(z.object(personNames));
  const stored = { first_name: "Suharto" };
  expect(person.parse({ first_name: "Suharto" })).toEqual(stored);
  expect(person.parse({ first_name: "Suharto", last_name: "" })).toEqual({ ...stored, last_name: null });
  expect(person.parse({ first_name: null, last_name: "王" })).toEqual({ first_name: null, last_name: "王" });
  for (const none of [{}, { first_name: "", last_name: " " }, { first_name: "\u200b", last_name: null }])
    expect(person.safeParse(none).error?.issues).toMatchObject([
      { path: ["first_name"], message: faultMessage("ONE_NAME") },
    ]);
});

test("a name that a provider sends is cut between letters", () => {
  expect(shortName(` Ana\0\r\nRuiz\udc00 `)).toBe("Ana Ruiz\ufffd");
  expect(shortName("W".repeat(100_000))).toBe("W".repeat(80));
  expect(shortName("👩🏽".repeat(100))).toBe("👩🏽".repeat(80));
  expect(shortName("\u200b")).toBe("");
});
