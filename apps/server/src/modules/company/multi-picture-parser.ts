import { jpegEnd } from "./picture-end-parser.ts";

const marker = { scan: 0xda, end: 0xd9, fill: 0xff, app2: 0xe2 } as const;
const jpegStart = "ffd8ff";
/** In a directory: an entry's size, and the tag of the list of pictures. */
const directory = { entry: 12, pictures: 0xb002 } as const;
/** In the list of pictures: the size of an entry, and the positions of its length and its offset. */
const listed = { size: 16, length: 4, offset: 8 } as const;

/**
 * The end of the pictures that a JPEG announces in its multi-picture segment (CIPA DC-007) and that follow it. Phones
 * store the brightness or depth of a photo this way. Each must be a complete JPEG, and each must follow the one
 * before without a gap; otherwise none counts as announced.
 *
 * @param end where the first picture ends
 * @returns `end` when nothing is announced
 */
export function multiPictureEnd(bytes: Buffer, end: number): number {
  let at = end;
  for (const { from, to } of embeddedPictures(bytes)) {
    const picture = bytes.subarray(from, to);
    const isWhole = picture.toString("hex", 0, 3) === jpegStart && jpegEnd(picture) === to - from;
    if (from !== at || !isWhole) return end;
    at = to;
  }
  return at;
}

/** The announced pictures without the first, in the order of the file. A number outside of the file reads as 0. */
function embeddedPictures(bytes: Buffer): { from: number; to: number }[] {
  const start = multiPictureStart(bytes);
  if (start === null) return [];
  const isLittle = bytes.toString("latin1", start, start + 2) === "II";
  const u16 = (at: number) =>
    at + 2 > bytes.length ? 0 : isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  const u32 = (at: number) =>
    at + 4 > bytes.length ? 0 : isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);

  const first = start + u32(start + 4);
  const entries = Array.from({ length: u16(first) }, (_, index) => first + 2 + index * directory.entry);
  const list = entries.find((at) => u16(at) === directory.pictures);
  if (list === undefined) return [];
  const count = Math.min(u32(list + 4), bytes.length) / listed.size;
  return Array.from({ length: Math.floor(count) }, (_, index) => {
    const at = start + u32(list + 8) + index * listed.size;
    const from = start + u32(at + listed.offset);
    return { from, to: from + u32(at + listed.length) };
  })
    .slice(1)
    .sort((a, b) => a.from - b.from);
}

/** The start of the numbers of the multi-picture segment, from which its offsets count. */
function multiPictureStart(bytes: Buffer): number | null {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const code = bytes.readUInt8(at + 1);
    if (code === marker.scan || code === marker.end) return null;
    if (code === marker.app2 && bytes.toString("latin1", at + 4, at + 8) === "MPF\0") return at + 8;
    at += code === marker.fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
