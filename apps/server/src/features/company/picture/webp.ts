import type { Parts } from "./picture.ts";

const drawn = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);
/** In the first byte of VP8X: tells of the parts that are left out. */
const told = { animation: 0x02, xmp: 0x04, exif: 0x08 } as const;

/** The chunks of a WebP, behind a head that says how long they are together. Moving ones are refused. */
export function webpParts(bytes: Buffer): Parts | null {
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  if (!isWebp || bytes.length < 20) return null;
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: Buffer[] = [];
  let size: Omit<Parts, "parts"> | null = null;
  for (let at = 12; at + 8 <= whole; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return null;
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === "VP8X") {
      if (length < 10) return null;
      const flags = chunk.readUInt8(8);
      if (flags & told.animation) return null;
      chunk.writeUInt8(flags & ~(told.xmp | told.exif), 8);
    }
    size ??= sizeOf(name, chunk.subarray(8));
    if (drawn.has(name)) chunks.push(chunk);
    at = end;
  }
  return size && { ...size, parts: [head(chunks), ...chunks] };
}

function sizeOf(name: string, data: Buffer): Omit<Parts, "parts"> | null {
  if (data.length < (name === "VP8L" ? 5 : 10)) return null;
  if (name === "VP8X") return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (name === "VP8 ") return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (name !== "VP8L") return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function head(chunks: Buffer[]): Buffer {
  const made = Buffer.alloc(12);
  made.write("RIFF", 0, "latin1");
  made.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  made.write("WEBP", 8, "latin1");
  return made;
}
