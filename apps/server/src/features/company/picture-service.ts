import type { Metadata, Sharp } from "sharp";
import { multiPictureEnd } from "./multi-picture-parser.ts";
import { jpegEnd, pngEnd, webpEnd } from "./picture-end-parser.ts";

/** Kinds of pictures that every browser and, but for WebP, every mail program shows. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** Why a file is not kept: no whole still picture; a side or all of it too large; something else in the file. */
export type PictureFault = "unreadable" | "too-large" | "not-alone";

interface Kind {
  type: PictureType;
  begins: (bytes: Buffer) => boolean;
  end: (bytes: Buffer) => number | null;
  /** Where the further pictures end that may follow and are dropped. */
  dropped?: (bytes: Buffer, end: number) => number;
  /** Writes it in its own format. What a designer made should look the same. */
  write: (picture: Sharp) => Sharp;
}

/** More than any screen shows of a logo, and little enough to be unpacked. */
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
 * Decodes a still picture and writes it anew in its own format, so that nothing of the file that was sent is kept:
 * no places, cameras or comments, nothing hidden between its parts. A name or a declared type proves nothing; the
 * bytes do. A picture that a camera noted as turned is turned; the further pictures that a phone's photo announces
 * are dropped unseen.
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
  // The size is asked for from the head alone, before any point is unpacked.
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

/** Loaded with the first picture: a start does not wait for it. */
function decoder() {
  loading ??= load();
  return loading;
}

async function load() {
  const { default: sharp } = await import("sharp");
  // Of the many formats that it reads only ours may be tried, whatever a file claims to be.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  return sharp;
}
