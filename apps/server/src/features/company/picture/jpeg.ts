import type { Parts } from "./picture.ts";

const marker = { end: 0xd9, scan: 0xda, comment: 0xfe } as const;
/** What programs hang on; of these only the kind of file, the colours and Adobe's way of them matter. */
const isHangOn = (code: number) => code >= 0xe0 && code <= 0xef;
const keptHangOns = new Set([0xe0, 0xe2, 0xee]);
/** Frames, of which there are many kinds, but not the three tables between them. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Inside a scan: a stuffed byte, or one that starts it over. */
const isOfScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** The segments of a JPEG: a marker, a length, content; after "scan" the points up to the next marker. */
export function jpegParts(bytes: Buffer): Parts | null {
  if (bytes.subarray(0, 3).toString("hex") !== "ffd8ff") return null;
  const parts = [bytes.subarray(0, 2)];
  let size: Omit<Parts, "parts"> | null = null;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff) return null;
    if (code === marker.end) return size && { ...size, parts: [...parts, bytes.subarray(at, at + 2)] };
    if (at + 4 > bytes.length) return null;
    const head = at + 2 + bytes.readUInt16BE(at + 2);
    const end = code === marker.scan ? scanEnd(bytes, head) : head;
    if (end > bytes.length) return null;
    if (isFrame(code)) {
      if (head - at < 9) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    const isLeftOut = code === marker.comment || (isHangOn(code) && !keptHangOns.has(code));
    if (!isLeftOut) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function scanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && !isOfScan(bytes.readUInt8(at + 1))) return at;
  return bytes.length;
}
