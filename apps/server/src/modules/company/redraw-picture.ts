import type { Metadata, Sharp } from "sharp";
import { multiPictureEnd } from "./multi-picture-parser.ts";
import { jpegEnd, pngEnd, webpEnd } from "./picture-end-parser.ts";

/** Kinds of pictures that every browser and, except for WebP, every email program shows. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

/**
 * Why a file is rejected: it is no complete still picture; a side or the whole is too large; it contains something
 * else.
 */
export type PictureFault = "unreadable" | "too-large" | "not-alone";

interface Kind {
  type: PictureType;
  begins: (bytes: Buffer) => boolean;
  end: (bytes: Buffer) => number | null;
  /** The end of further pictures that follow and are dropped. */
  dropped?: (bytes: Buffer, end: number) => number;
  /** Encodes the picture in its own format. It should look as its designer made it. */
  write: (picture: Sharp) => Sharp;
}

/** More than any screen shows of a logo, and few enough to be decoded. */
const longest = 4096;
const longestWorkSeconds = 10;

const beginsWith = (hex: string) => (bytes: Buffer) => bytes.toString("hex", 0, hex.length / 2) === hex;
const kinds: Kind[] = [
  {
    type: "image/png",
    begins: beginsWith("89504e470d0a1a0a"),
    end: pngEnd,
    write: (picture) => picture.png({ compressionLevel: 9 }),
  },
  {
    type: "image/jpeg",
    begins: beginsWith("ffd8ff"),
    end: jpegEnd,
    dropped: multiPictureEnd,
    write: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  },
  {
    type: "image/webp",
    begins: (bytes) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
    end: webpEnd,
    write: (picture) => picture.webp({ quality: 92, smartSubsample: true }),
  },
];

/**
 * Decodes a still picture and encodes it again in its own format, so that nothing else of the uploaded file is
 * stored: no locations, cameras or comments, and nothing hidden between its segments. The bytes decide, not the name
 * or the declared type. A picture with an EXIF orientation is rotated; further pictures that a phone's photo
 * announces are dropped without being read.
 */
export async function redrawPicture(
  bytes: Buffer,
): Promise<{ type: PictureType; bytes: Buffer } | { refused: PictureFault }> {
  const kind = kinds.find(({ begins }) => begins(bytes));
  const end = kind?.end(bytes) ?? null;
  if (!kind || end === null || end > bytes.length) return { refused: "unreadable" };
  if ((kind.dropped?.(bytes, end) ?? end) < bytes.length) return { refused: "not-alone" };
  const first = bytes.subarray(0, end);
  const sharp = await decoder();
  // The size is read from the header, before any pixel is decoded.
  const open = (limitInputPixels: number | false) => sharp(first, { limitInputPixels, failOn: "error" });
  const metadata = await open(false)
    .metadata()
    .catch(() => null);
  if (!metadata || isMoving(metadata)) return { refused: "unreadable" };
  if (Math.max(metadata.width, metadata.height) > longest) return { refused: "too-large" };
  const picture = open(longest * longest)
    .autoOrient()
    .timeout({ seconds: longestWorkSeconds });
  const stored = await kind
    .write(picture)
    .toBuffer()
    .catch(() => null);
  return stored ? { type: kind.type, bytes: stored } : { refused: "unreadable" };
}

const isMoving = ({ pages = 1 }: Metadata) => pages > 1;

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture, so that a start does not wait for it. */
function decoder() {
  loading ??= load();
  return loading;
}

async function load() {
  const { default: sharp } = await import("sharp");
  // Of the many formats that the library reads, only ours are tried, whatever a file claims to be.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  return sharp;
}
