import { jpegParts } from "./jpeg.ts";
import { pngParts } from "./png.ts";
import { webpParts } from "./webp.ts";

/** Kinds of pictures that every browser and, but for WebP, every mail program shows. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** What a picture is made of, part by part, without what is not the picture. */
export interface Parts {
  width: number;
  height: number;
  parts: Buffer[];
}

/** More than any screen shows of a logo, and little enough to be unpacked. */
const longest = 4096;

const readers: [PictureType, (bytes: Buffer) => Parts | null][] = [
  ["image/png", pngParts],
  ["image/jpeg", jpegParts],
  ["image/webp", webpParts],
];

/**
 * A still picture as its own bytes tell it, whole from the first to the last: a name or a declared type proves
 * nothing. Places, cameras, comments and whatever hangs on behind it are left out; its points stay as they are.
 * Null for all else.
 */
export function cleanPicture(bytes: Buffer): { type: PictureType; bytes: Buffer } | null {
  for (const [type, read] of readers) {
    const found = read(bytes);
    if (!found) continue;
    const fits = [found.width, found.height].every((side) => side >= 1 && side <= longest);
    return fits ? { type, bytes: Buffer.concat(found.parts) } : null;
  }
  return null;
}
