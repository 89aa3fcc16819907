import { describe, expect, test } from "vitest";
import { cleanPicture } from "./picture.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
/** Three points by two, grey. */
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////wAALCAACAAMBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z",
  "base64",
);
const webp = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=", "base64");
const secret = "55.6761 N, 12.5683 E";

function pngChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}

function jpegSegment(code: number, content: string): Buffer {
  const head = Buffer.from([0xff, code, 0, content.length + 2]);
  return Buffer.concat([head, Buffer.from(content)]);
}

function webpFile(...chunks: [string, Buffer][]): Buffer {
  const body = Buffer.concat(
    chunks.map(([name, content]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(content.length);
      return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + body.length);
  return Buffer.concat([Buffer.from("RIFF"), size, Buffer.from("WEBP"), body]);
}

/** The head of an extended WebP: flags, and sides less one. */
const extended = (flags: number, width = 1, height = 1) => {
  const head = Buffer.alloc(10);
  head.writeUInt8(flags);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  return head;
};

const insert = (whole: Buffer, at: number, part: Buffer) =>
  Buffer.concat([whole.subarray(0, at), part, whole.subarray(at)]);

describe("a picture", () => {
  test.each([
    ["image/png", png],
    ["image/jpeg", jpeg],
    ["image/webp", webp],
  ])("%s that holds nothing else stays as it is", (type, bytes) => {
    expect(cleanPicture(bytes)).toEqual({ type, bytes });
  });

  test.each([
    ["PNG text", insert(png, 33, pngChunk("tEXt", Buffer.from(secret))), png],
    ["PNG places", insert(png, 33, pngChunk("eXIf", Buffer.from(secret))), png],
    ["what hangs on behind a PNG", Buffer.concat([png, Buffer.from(`<script>${secret}`)]), png],
    ["JPEG places", insert(jpeg, 2, jpegSegment(0xe1, `Exif${secret}`)), jpeg],
    ["a JPEG comment", insert(jpeg, 2, jpegSegment(0xfe, secret)), jpeg],
    ["what hangs on behind a JPEG", Buffer.concat([jpeg, Buffer.from(secret)]), jpeg],
    [
      "WebP places",
      webpFile(["VP8X", extended(0x08)], ["VP8 ", webp.subarray(20)], ["EXIF", Buffer.from(secret)]),
      webpFile(["VP8X", extended(0)], ["VP8 ", webp.subarray(20)]),
    ],
  ])("loses %s and nothing of what is seen", (_, bytes, seen) => {
    expect(bytes.includes(secret)).toBe(true);
    expect(cleanPicture(bytes)?.bytes.toString("hex")).toBe(seen.toString("hex"));
  });

  const wide = Buffer.from(png);
  wide.writeUInt32BE(60_000, 16);
  test.each([
    ["it is too wide to be unpacked", wide],
    ["it moves", webpFile(["VP8X", extended(0x02)], ["VP8 ", webp.subarray(20)])],
    ["its extended size is too large", webpFile(["VP8X", extended(0, 9000)], ["VP8 ", webp.subarray(20)])],
    ["it is cut off", png.subarray(0, -6)],
    ["it is a cut-off JPEG", jpeg.subarray(0, -2)],
    ["it has no points", Buffer.from("89504e470d0a1a0a", "hex")],
    ["it is a page", Buffer.from("<!doctype html><img src=x onerror=alert(1)>")],
    ["it is nothing", Buffer.alloc(0)],
  ])("is refused when %s", (_, bytes) => {
    expect(cleanPicture(bytes)).toBeNull();
  });

  test("whatever is cut or turned in it is a picture or nothing, and never a fault", () => {
    const long = webpFile(["VP8X", extended(0x0c)], ["VP8 ", webp.subarray(20)]);
    for (const whole of [png, jpeg, webp, long])
      for (let at = 0; at < whole.length; at += 1) {
        expect(() => cleanPicture(whole.subarray(0, at))).not.toThrow();
        const turned = Buffer.from(whole);
        turned.writeUInt8(turned.readUInt8(at) ^ 0xff, at);
        expect(() => cleanPicture(turned)).not.toThrow();
      }
  });
});
