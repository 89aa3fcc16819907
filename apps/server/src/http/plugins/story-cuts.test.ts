import { boxesOf, loadPack, readShots, TICKS } from "@lantern/content";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storyArt } from "./story-art.ts";
import { storyCuts } from "./story-cuts.ts";

const slug = "the-quiet-station";
const loaded = loadPack(slug);
const rendered = readShots(slug);
const SHOTS = "i1-1.i1-2.i1-4.i1-3";
const cut = `/content/${slug}/film/cut/i1/${SHOTS}`;
const ids = SHOTS.split(".");
const starts = ids.map((_, i) =>
  ids.slice(0, i).reduce((sum, id) => sum + (loaded.pack.shots?.[id]?.seconds ?? 0), 0),
);
const FOREVER = "public, max-age=31536000, immutable";
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(storyArt);
  await app.register(storyCuts([loaded]));
});
afterAll(() => app.close());

const get = (url: string) => app.inject(url);
const absolute = (base: string, address: string) =>
  new URL(address, `http://x${base}`).pathname + new URL(address, `http://x${base}`).search;
const uris = (playlist: string) =>
  playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const mapOf = (playlist: string) => /#EXT-X-MAP:URI="(.+)"/.exec(playlist)?.[1] ?? "";

test("a cut has a master playlist with both sizes, one track of music and captions", async () => {
  const { statusCode, headers, body } = await get(`${cut}/master.m3u8`);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/vnd.apple.mpegurl");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(uris(body)).toEqual(["720.m3u8", "360.m3u8"]);
  expect(body).toMatch(/TYPE=AUDIO,GROUP-ID="music",.*URI="music\.m3u8"/);
  expect(body).toMatch(/TYPE=SUBTITLES,.*URI="captions\.m3u8"/);
  expect(body).not.toContain("DISCONTINUITY");
});

test.each(["720", "360"])("the clocks of its segments in %s leave no gap and no overlap", async (size) => {
  const { body } = await get(`${cut}/${size}.m3u8`);
  expect(body.match(/#EXT-X-MAP/g)).toHaveLength(1);
  expect(body).not.toContain("DISCONTINUITY");
  const init = await get(absolute(`${cut}/`, mapOf(body)));
  expect(init.statusCode).toBe(200);
  expect(init.rawPayload.toString("latin1", 4, 8)).toBe("ftyp");
  const segments = await Promise.all(uris(body).map((uri) => get(absolute(`${cut}/`, uri))));
  expect(segments.map(({ headers }) => headers["cache-control"])).toEqual(ids.map(() => FOREVER));
  const clocks = segments.map(({ rawPayload }) => clockOf(rawPayload));
  expect(clocks.map(({ from }) => from)).toEqual(starts.map((seconds) => seconds * TICKS));
  clocks.forEach(({ to, number, sidx, from }, i) => {
    expect(number).toBe(i + 1);
    expect(sidx).toBe(from);
    expect(to).toBe(clocks[i + 1]?.from ?? 26 * TICKS);
  });
});

/** What the boxes of a segment say: from and to on its timeline, its number, and the time in its index. */
function clockOf(data: Buffer) {
  const find = (name: string) => {
    const box = boxesOf(data).find(({ type }) => type === name);
    if (!box) throw new Error(`no ${name}`);
    return box.from;
  };
  const from = Number(data.readBigUInt64BE(find("tfdt") + 12));
  const [tfhd, trun] = [find("tfhd"), find("trun")];
  const flags = data.readUInt32BE(trun + 8) & 0xffffff;
  const samples = data.readUInt32BE(trun + 12);
  const header = data.readUInt32BE(tfhd + 8) & 0xffffff;
  // The duration of every frame stands in `tfhd`, or in each entry of `trun`.
  const each =
    header & 0x8 ? data.readUInt32BE(tfhd + 16 + (header & 0x1 ? 8 : 0) + (header & 0x2 ? 4 : 0)) : 0;
  const start = trun + 16 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  const lengths = Array.from({ length: samples }, (_, i) =>
    flags & 0x100 ? data.readUInt32BE(start + i * width) : each,
  );
  return {
    from,
    to: from + lengths.reduce((sum, length) => sum + length, 0),
    number: data.readUInt32BE(find("mfhd") + 12),
    sidx: Number(data.readBigUInt64BE(find("sidx") + 20)),
  };
}

test("the music is one track as long as the film, and is never cut", async () => {
  const { body } = await get(`${cut}/music.m3u8`);
  const seconds = [...body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, s]) => Number(s));
  const length = seconds.reduce((sum, s) => sum + s, 0);
  expect(length).toBeGreaterThanOrEqual(26 - 0.03);
  expect(body.match(/#EXT-X-MAP/g)).toHaveLength(1);
  for (const uri of uris(body)) expect((await get(absolute(`${cut}/`, uri))).statusCode).toBe(200);
});

test("captions follow the shots, each inside of its own", async () => {
  const { body } = await get(`${cut}/captions.vtt`);
  const cues = [...body.matchAll(/00:00:([\d.]+) --> 00:00:([\d.]+)\n(.+)/g)];
  expect(cues.map(([, , , text]) => text)).toEqual(
    ids.map((id) => loaded.pack.shots?.[id]?.caption.split(" / ")[0]),
  );
  cues.forEach(([, from, to], i) => {
    expect(Number(from)).toBeGreaterThan(starts[i] ?? 0);
    expect(Number(to)).toBeLessThanOrEqual(starts[i + 1] ?? 26);
  });
});

test("[F3] a name with a number has that caption of the shot", async () => {
  const { shots } = loaded.pack;
  const named = ["began-waited~2", "f6-1", "f6-2", "f6-4~1", "f6-3", "f6"];
  const ending = `/content/${slug}/film/cut/f6/${named.join(".")}`;
  const { body } = await get(`${ending}/captions.vtt`);
  const cues = [...body.matchAll(/-->.*\n((?:.+\n?)+)/g)].map(([, text]) =>
    text?.trim().replace("\n", " / "),
  );
  expect(cues).toEqual([
    shots?.["began-waited"]?.caption_when?.[1]?.text,
    shots?.["f6-1"]?.caption,
    shots?.["f6-2"]?.caption,
    shots?.["f6-4"]?.caption_when?.[0]?.text,
    shots?.["f6-3"]?.caption,
    shots?.f6?.caption,
  ]);
  const pictures = (await get(`${ending}/720.m3u8`)).body;
  expect(uris(pictures)[0]).toMatch(/\/began-waited-720-.*\?at=0,1$/);
});

test.each([
  ["a caption that a shot has not", "/film/cut/f6/began-waited~9.f6-1/master.m3u8"],
  ["a shot that the scene has not", "/film/cut/i1/i1-1.f1/master.m3u8"],
  ["shots in another order", "/film/cut/i1/i1-2.i1-1/master.m3u8"],
  ["no shots", "/film/cut/i1//master.m3u8"],
  ["a scene that is no cut", "/film/cut/o1/i1-1/master.m3u8"],
  ["another file", `/film/cut/i1/${SHOTS}/shots.json`],
  ["a longer path", `/film/cut/i1/${SHOTS}/720.m3u8/x`],
  ["a file that is not there", "/film/shots/i1-1-720-00000000.m4s"],
  ["the list of files", "/film/shots/shots.json"],
  ["a path upward", "/film/shots/..%2f..%2fexperience.yaml"],
])("%s is not found", async (_what, path) => {
  expect((await get(`/content/${slug}${path}`)).statusCode).toBe(404);
});

test("a place that is no two whole numbers is not found", async () => {
  const file = Object.values(rendered?.shots["i1-2"]?.segments ?? {})[0]?.file;
  for (const at of ["", "1", "-1,1", "1.5,1", "1,1,1", "9".repeat(40), "x,y"])
    expect((await get(`/content/${slug}/film/shots/${file}?at=${at}`)).statusCode, at).toBe(404);
});
