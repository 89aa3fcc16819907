import { expect, test } from "vitest";
import { unzippedBytes } from "../../../test/zip.ts";
import { type ArchiveFile, zip } from "./zip.ts";

const now = new Date("2026-11-30T19:54:26Z");

async function* of(files: ArchiveFile[]) {
  yield* files;
}

const whole = async (files: AsyncIterable<ArchiveFile>) =>
  Buffer.concat(await Array.fromAsync(zip(files, now)));

async function* lines() {
  for (let part = 0; part < 500; part++)
    yield Array.from({ length: 100 }, (_, line) => `${100 * part + line} of many\n`).join("");
}

test("an archive has texts, bytes and streams under their names, with nothing lost", async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 251));
  const archive = await whole(
    of([
      { name: "company.json", content: '{"name":"Müller & Söhne"}' },
      { name: "documents/invoice.pdf", content: bytes },
      { name: "gruppen/Grüße.csv", content: lines() },
      { name: "empty.csv", content: "" },
    ]),
  );
  const files = unzippedBytes(archive);
  expect([...files.keys()]).toEqual([
    "company.json",
    "documents/invoice.pdf",
    "gruppen/Grüße.csv",
    "empty.csv",
  ]);
  expect(files.get("company.json")?.toString()).toBe('{"name":"Müller & Söhne"}');
  expect(files.get("documents/invoice.pdf")?.equals(bytes)).toBe(true);
  const text = files.get("gruppen/Grüße.csv")?.toString() ?? "";
  expect([text.length, text.split("\n").at(-2)]).toEqual([688_890, "49999 of many"]);
  expect(archive.length).toBeLessThan(bytes.length + text.length / 4);
});

test("checksums and times are those of the format", async () => {
  const archive = await whole(of([{ name: "a", content: "123456789" }]));
  const directory = archive.indexOf(Buffer.from("PK\x01\x02"));
  // The check value of CRC-32, and 19:54:26 on 30 November 2026.
  expect(archive.readUInt32LE(directory + 16)).toBe(0xcbf43926);
  expect(archive.readUInt16LE(directory + 12)).toBe((19 << 11) | (54 << 5) | 13);
  expect(archive.readUInt16LE(directory + 14)).toBe((46 << 9) | (11 << 5) | 30);
});

test("a file is made only when what comes before it was taken", async () => {
  let made = 0;
  async function* files(): AsyncGenerator<ArchiveFile> {
    for (const name of ["a", "b", "c"]) {
      made++;
      yield { name, content: name };
    }
  }
  const chunks = zip(files(), now);
  await chunks.next();
  expect(made).toBe(1);
  await chunks.return(undefined);
  expect(made).toBe(1);
});

test("what fails while it is read breaks the archive, so that nobody takes half of one for whole", async () => {
  async function* broken(): AsyncGenerator<string> {
    yield "begins";
    throw new Error("the database is away");
  }
  await expect(whole(of([{ name: "a", content: broken() }]))).rejects.toThrow("the database is away");
});
