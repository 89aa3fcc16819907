import { expect, test } from "vitest";
import { textOfFile } from "./list-file.ts";

const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const units = [...(mark ? "\uFEFF" : ""), ...text].map((one) => one.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
const text = "Zoë;zoe@x.example";

test.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with its mark", new TextEncoder().encode(`\uFEFF${text}`)],
  ["UTF-16 as Excel saves it", utf16(text, false, true)],
  ["UTF-16 the other way round", utf16(text, true, true)],
  ["UTF-16 without a mark", utf16(text, false, false)],
  ["the old Western code page", Uint8Array.from(text, (one) => one.charCodeAt(0))],
])("reads %s", (_, bytes) => {
  expect(textOfFile(bytes)).toBe(text);
});

test("a picture is no list", () => {
  expect(textOfFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 1, 2, 3]))).toBeNull();
});
