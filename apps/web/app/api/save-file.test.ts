// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { saveCsv } from "./save-file.ts";

afterEach(() => vi.restoreAllMocks());

test("a table is saved with the mark of UTF-8, once, also when it was read as text from an answer", async () => {
  const saved: Blob[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    saved.push(content as Blob);
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  // Reading a response as text removes the byte order mark.
  const fetched = await new Response("\uFEFFName\r\nMüller\r\n").text();
  for (const table of [fetched, "\uFEFFName\r\n"]) saveCsv("people.csv", table);
  expect(click).toHaveBeenCalledTimes(2);
  const starts = await Promise.all(saved.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]));
  for (const bytes of starts) expect(bytes.slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x4e]);
});
