import type { Parts } from "./picture.ts";

const signature = "89504e470d0a1a0a";
/** What draws it, and in which colours. Text, times, places and animation are left out. */
const drawn = new Set("IHDR PLTE tRNS IDAT IEND sRGB gAMA cHRM iCCP sBIT pHYs".split(" "));

/** The chunks of a PNG: length, name, content, checksum. */
export function pngParts(bytes: Buffer): Parts | null {
  if (bytes.subarray(0, 8).toString("hex") !== signature) return null;
  const parts = [bytes.subarray(0, 8)];
  let size: Omit<Parts, "parts"> | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length || (size === null) !== (name === "IHDR")) return null;
    if (name === "IHDR") {
      if (end - at !== 25) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (drawn.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return size && { ...size, parts };
    at = end;
  }
  return null;
}
