import { describe, expect, test } from "vitest";
import { textsOf } from "../test/texts-of.ts";
import { asciiDomain, emailFault, readEmail } from "./email-address.ts";
import { email } from "./http/fields.ts";

const errorOf = (typed: string) => textsOf(email.safeParse(typed))[0];

test.each([
  ["marks of direction", "\u200fana@firm.example"],
  ["marks of direction inside", "ana\u200e@firm.example"],
  ["an embedding", "\u202aana@firm.example\u202c"],
  ["an isolate", "\u2066ana@firm.example\u2069"],
  ["an Arabic mark", "ana@firm.example\u061c"],
  ["a space without width", "\u200bana@firm.example"],
  ["a word joiner", "ana\u2060@firm.example"],
  ["joiners", "an\u200da@firm\u200c.example"],
  ["a soft hyphen", "ana@fi\u00adrm.example"],
  ["a byte order mark", "\ufeffana@firm.example"],
  ["a filler", "ana\u3164@firm.example"],
  ["tags", "ana\u{e0061}@firm.example"],
  ["a full-width @", "ana\uff20firm.example"],
  ["a small @", "ana\ufe6bfirm.example"],
  ["full-width letters", "ａｎａ＠ｆｉｒｍ．ｅｘａｍｐｌｅ"],
  ["an ideographic full stop", "ana@firm。example"],
  ["spaces around", "\u00a0 ana@firm.example\u3000\n"],
])("%s are gone from an address", (_, typed) => {
  expect(email.parse(typed)).toBe("ana@firm.example");
});

test.each([
  ["ana@bücher.example", "ana@xn--bcher-kva.example"],
  ["ana@BÜCHER.example", "ana@xn--bcher-kva.example"],
  ["ana@bu\u0308cher.example", "ana@xn--bcher-kva.example"],
  ["ana@почта.рф", "ana@xn--80a1acny.xn--p1ai"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
  ["Ana.O'Neil+x@Firm.example", "Ana.O'Neil+x@Firm.example"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
])("%s is stored as %s, and read again it stays so", (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
  expect(email.parse(stored)).toBe(stored);
});

test.each([
  "jörg@firm.example",
  "太郎@firm.example",
  "jo\u0308rg@bücher.example",
  "ªna@firm.example",
  "ﬁna@firm.example",
])("%s is refused with the reason", (typed) => {
  expect(errorOf(typed)).toMatch(/letters such as ö or é before the @/);
});

test.each([
  "ana",
  "@firm.example",
  "ana@",
  "a@x.example,b@x.example",
  "Ana <a@x.example>",
  "ana@@firm.example",
  "jörg@@firm.example",
  "ana@bücher",
  "ana@bü cher.example",
  "ana@bücher.example/path",
  "ana@bücher.example:25",
  "ana@user:pass@bücher.example",
  "ana@-.bücher",
  "ana@%C3%BC.example",
  "ana@[127.0.0.1]",
  `${"a".repeat(250)}@x.example`,
  `a@${"ü".repeat(240)}.example`,
])("%s is no address", (typed) => {
  expect(errorOf(typed)).toBe("Please enter a valid email address.");
});

test("nothing that somebody enters takes long", () => {
  const started = performance.now();
  for (const typed of [
    `${"a.".repeat(30_000)}@`,
    "＠".repeat(60_000),
    `a@${"a-".repeat(120)}`,
    `${"ä".repeat(250)}@a`,
  ])
    emailFault(readEmail(typed));
  expect(performance.now() - started).toBeLessThan(100);
});

describe("a domain", () => {
  test("that is none stays as it is", () => {
    for (const none of ["", "exa mple", "a/ü", "ü:80", "xn--ü"]) expect(asciiDomain(none)).toBe(none);
  });
});
