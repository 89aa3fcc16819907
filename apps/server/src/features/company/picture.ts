/** Kinds of pictures that every browser and, but for WebP, every mail program shows. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** What a picture's own first bytes say it is: a name or a declared type proves nothing. */
export function pictureType(bytes: Buffer): PictureType | null {
  const begins = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString("hex") === hex;
  if (begins("89504e470d0a1a0a") && bytes.toString("latin1", 12, 16) === "IHDR") return "image/png";
  if (begins("ffd8ff") && bytes.length > 4) return "image/jpeg";
  if (begins("52494646") && bytes.toString("latin1", 8, 15) === "WEBPVP8") return "image/webp";
  return null;
}
