import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type PictureType, redrawPicture } from "./redraw-picture.ts";

const secret = "55.6761 N, 12.5683 E";
const kinds = ["image/png", "image/jpeg", "image/webp"] as const;
const samples = new Map<PictureType, Buffer>();
const sample = (type: PictureType) => samples.get(type) ?? Buffer.alloc(0);
const teal = { width: 30, height: 20, channels: 3, background: { r: 10, g: 120, b: 110 } } as const;

beforeAll(async () => {
  // EXIF data of a camera that was held upright: the picture is displayed 20 wide and 30 high.
  const photo = sharp({ create: teal }).withMetadata({
    orientation: 6,
    exif: { IFD0: { Copyright: secret } },
  });
  samples.set("image/png", await photo.clone().png().toBuffer());
  samples.set("image/jpeg", await photo.clone().jpeg().toBuffer());
  samples.set("image/webp", await photo.clone().webp().toBuffer());
});

const reasonOf = async (bytes: Buffer) => {
  const redrawn = await redrawPicture(bytes);
  return "refused" in redrawn ? redrawn.refused : redrawn.type;
};

describe("a picture", () => {
  test.each(kinds)("%s is encoded again: upright, in its colors, without metadata", async (type) => {
    const bytes = sample(type);
    expect(bytes.includes(secret)).toBe(true);
    const redrawn = await redrawPicture(bytes);
    if ("refused" in redrawn) throw new Error(redrawn.refused);
    expect(redrawn.type).toBe(type);
    expect(redrawn.bytes.includes(secret)).toBe(false);
    const { data, info } = await sharp(redrawn.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([20, 30]);
    const [r = 0, g = 0, b = 0] = data;
    for (const off of [r - 10, g - 120, b - 110]) expect(Math.abs(off)).toBeLessThanOrEqual(3);
  });

  test("keeps its transparency", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { ...teal, channels: 4, background } })
      .png()
      .toBuffer();
    const redrawn = await redrawPicture(clear);
    if ("refused" in redrawn) throw new Error(redrawn.refused);
    expect((await sharp(redrawn.bytes).stats()).isOpaque).toBe(false);
  });

  test.each(kinds)("%s is rejected with anything after it, or if it is truncated", async (type) => {
    const bytes = sample(type);
    expect(await reasonOf(Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>")]))).toBe(
      "not-alone",
    );
    expect(await reasonOf(Buffer.concat([bytes, bytes]))).toBe("not-alone");
    expect(await reasonOf(bytes.subarray(0, -6))).toBe("unreadable");
  });

  test("of a phone, followed by the pictures that it announces, is that picture alone", async () => {
    for (const big of [true, false]) {
      const photo = announcing(sample("image/jpeg"), [sample("image/jpeg"), sample("image/jpeg")], { big });
      const redrawn = await redrawPicture(photo);
      if ("refused" in redrawn) throw new Error(redrawn.refused);
      const alone = await redrawPicture(sample("image/jpeg"));
      expect(redrawn).toEqual(alone);
    }
  });

  test("is rejected with anything else after it than the pictures that it announces", async () => {
    const jpeg = sample("image/jpeg");
    const script = Buffer.from("<script>alert(1)</script>");
    const zip = Buffer.from("504b0304140000000800", "hex");
    const refused = {
      "nothing announced": Buffer.concat([announcing(jpeg, []), jpeg]),
      "behind the announced": Buffer.concat([announcing(jpeg, [jpeg]), zip]),
      "between them": announcing(jpeg, [jpeg], { gap: script }),
      "announced, and no picture": announcing(jpeg, [zip]),
      "announced, of another kind": announcing(jpeg, [sample("image/png")]),
      "inside the announced": announcing(jpeg, [Buffer.concat([jpeg, script])]),
      "announced, cut off": announcing(jpeg, [jpeg.subarray(0, -2)]),
      "the same announced twice": announcing(jpeg, [jpeg], { times: 2 }),
    };
    for (const [what, bytes] of Object.entries(refused))
      expect([what, await reasonOf(bytes)]).toEqual([what, "not-alone"]);
  });

  test("is rejected if it declares pixels and has none", async () => {
    const bytes = Buffer.from(sample("image/png"));
    const points = bytes.indexOf("IDAT") + 4;
    bytes.fill(0, points, bytes.length - 16);
    expect(await reasonOf(bytes)).toBe("unreadable");
  });

  test("is rejected if a few bytes decode to too many pixels, or a side is too long", async () => {
    const black = { channels: 3, background: "#000" } as const;
    const wide = await sharp({ create: { ...black, width: 4097, height: 1 } })
      .png()
      .toBuffer();
    const huge = await sharp({ create: { ...black, width: 5000, height: 5000 } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(100_000);
    expect([await reasonOf(wide), await reasonOf(huge)]).toEqual(["too-large", "too-large"]);
  });

  test.each([
    ["a moving one", () => moving()],
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a GIF", () => sharp({ create: teal }).gif().toBuffer()],
    ["a TIFF", () => sharp({ create: teal }).tiff().toBuffer()],
    ["a page", async () => Buffer.from("<!doctype html><img src=x onerror=alert(1)>")],
    ["the begin of a PNG", async () => Buffer.from("89504e470d0a1a0a", "hex")],
    ["nothing", async () => Buffer.alloc(0)],
  ])("is not %s", async (_, made) => {
    expect(await reasonOf(await made())).toBe("unreadable");
  });

  test("whatever is truncated or changed in it, it is a picture or rejected, and never an error", async () => {
    const jpeg = sample("image/jpeg");
    for (const whole of [...kinds.map(sample), announcing(jpeg, [jpeg])]) {
      for (let at = 0; at < whole.length; at += 7) {
        const turned = Buffer.from(whole);
        turned.writeUInt8(turned.readUInt8(at) ^ 0xff, at);
        await expect(reasonOf(turned)).resolves.toBeTypeOf("string");
        await expect(reasonOf(whole.subarray(0, at))).resolves.toBeTypeOf("string");
      }
    }
  });
});

/** A photo as phones save it: its multi-picture segment names the pictures that follow. */
function announcing(
  first: Buffer,
  behind: Buffer[],
  { big = true, gap = Buffer.alloc(0), times = 1 } = {},
): Buffer {
  const [u16, u32] = big
    ? (["writeUInt16BE", "writeUInt32BE"] as const)
    : (["writeUInt16LE", "writeUInt32LE"] as const);
  const count = 1 + behind.length * times;
  const numbers = Buffer.alloc(26 + 16 * count);
  numbers.write(big ? "MM\0*" : "II*\0", "latin1");
  numbers[u32](8, 4);
  numbers[u16](1, 8);
  numbers[u16](0xb002, 10);
  numbers[u16](7, 12);
  numbers[u32](16 * count, 14);
  numbers[u32](26, 18);
  const prefix = Buffer.from([0xff, 0xe2, 0, 0, ...Buffer.from("MPF\0")]);
  prefix.writeUInt16BE(6 + numbers.length, 2);
  // Offsets count from the start of the numbers, after the start marker and the header of the segment.
  const start = 2 + prefix.length;
  let at = first.length + prefix.length + numbers.length + gap.length;
  numbers[u32](at - gap.length, 30);
  for (const [index, picture] of behind.entries()) {
    for (let time = 0; time < times; time += 1) {
      const entry = 26 + 16 * (1 + index * times + time);
      numbers[u32](picture.length, entry + 4);
      numbers[u32](at - start, entry + 8);
    }
    at += picture.length;
  }
  return Buffer.concat([first.subarray(0, 2), prefix, numbers, first.subarray(2), gap, ...behind]);
}

async function moving(): Promise<Buffer> {
  const frames = ["#111", "#eee"].map((background) =>
    sharp({ create: { ...teal, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}
