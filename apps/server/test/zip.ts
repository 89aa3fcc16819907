import { inflateRawSync } from "node:zlib";

/** The files of a ZIP archive that was written at once, as text, by name. */
export function unzipped(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + nameLength + archive.readUInt16LE(at + 28);
    const content = archive.subarray(start, start + size);
    const isStored = archive.readUInt16LE(at + 8) === 0;
    const name = archive.toString("utf8", at + 30, at + 30 + nameLength);
    files.set(name, (isStored ? content : inflateRawSync(content)).toString("utf8"));
    at = start + size;
  }
  return files;
}
