import { afterEach, expect, test, vi } from "vitest";
import { saveCsv } from "./save-file.ts";

afterEach(() => vi.unstubAllGlobals());

test("a table is saved with the mark of UTF-8, once, also when it was read as text from an answer", async () => {
  const saved: Blob[] = [];
  vi.stubGlobal("document", { createElement: () => ({ click: () => {} }) });
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    saved.push(content as Blob);
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  // Reading a response as text removes the byte order mark.
  const fetched = await new Response("\uFEFFName\r\nMüller\r\n").text();
  for (const table of [fetched, "\uFEFFName\r\n"]) saveCsv("people.csv", table);
  const starts = await Promise.all(saved.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]));
  for (const bytes of starts) expect(bytes.slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x4e]);
});
