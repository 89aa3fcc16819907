const marker = { end: 0xd9, scan: 0xda, fill: 0xff } as const;
/** Inside a JPEG's scan: a stuffed byte, or one that starts it over. */
const isOfScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** The end of a PNG: after its last chunk (length, name, content, checksum). Null when it has no end. */
export function pngEnd(bytes: Buffer): number | null {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return next;
    at = next;
  }
  return null;
}

/** The end of a JPEG: after its end marker, which comes between segments (marker, length, content). */
export function jpegEnd(bytes: Buffer): number | null {
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff) return null;
    if (code === marker.end) return at + 2;
    if (code === marker.fill) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const content = at + 2 + bytes.readUInt16BE(at + 2);
    at = code === marker.scan ? scanEnd(bytes, content) : content;
  }
  return null;
}

function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && !isOfScan(bytes.readUInt8(at + 1))) return at;
  return bytes.length;
}

/** The end of a WebP: its header has the length, rounded up to an even number of bytes. */
export function webpEnd(bytes: Buffer): number | null {
  if (bytes.length < 12) return null;
  const follows = bytes.readUInt32LE(4);
  return 8 + follows + (follows % 2);
}
