import { inflateRawSync } from "node:zlib";

/** The files of a ZIP archive as text, by name, as its directory lists them. */
export function unzipped(archive: Buffer): Map<string, string> {
  return new Map([...unzippedBytes(archive)].map(([name, bytes]) => [name, bytes.toString("utf8")]));
}

/** The same as bytes. */
export function unzippedBytes(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06"));
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const isStored = archive.readUInt16LE(at + 10) === 0;
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + packed);
    files.set(name, isStored ? content : inflateRawSync(content));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
