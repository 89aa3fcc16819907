import { readdirSync } from "node:fs";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storyArt } from "./story-art.ts";

const story = new URL("../../../../../content/experiences/the-quiet-station/", import.meta.url);
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(storyArt);
});
afterAll(() => app.close());

test("pictures of a story are served with their type", async () => {
  const response = await app.inject("/content/the-quiet-station/art/cover.avif");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("image/avif");
});

test("a film is served with the types that browsers expect; only its playlists can change", async () => {
  const film = "/content/the-quiet-station/film/o1";
  const parts = readdirSync(new URL("film/o1/", story));
  const one = (pattern: RegExp) => parts.find((name) => pattern.test(name));
  for (const [name, type, cache] of [
    ["master.m3u8", "application/vnd.apple.mpegurl", "public, max-age=3600"],
    ["720.m3u8", "application/vnd.apple.mpegurl", "public, max-age=3600"],
    [one(/^720-.*-init\.mp4$/), "video/mp4", "public, max-age=31536000, immutable"],
    [one(/^360-.*-000\.m4s$/), "video/iso.segment", "public, max-age=31536000, immutable"],
    [one(/\.vtt$/), "text/vtt", "public, max-age=31536000, immutable"],
    [one(/^poster-.*\.webp$/), "image/webp", "public, max-age=31536000, immutable"],
  ] as const) {
    const { statusCode, headers } = await app.inject(`${film}/${name}`);
    expect(statusCode, name).toBe(200);
    expect(headers["content-type"], name).toContain(type);
    expect(headers["cache-control"], name).toBe(cache);
  }
});

test("sounds are served with their type; only their list can change", async () => {
  const sounds = readdirSync(new URL("score/", story));
  const one = (pattern: RegExp) => sounds.find((name) => pattern.test(name));
  for (const [name, type, cache] of [
    ["score.json", "application/json", "no-cache"],
    [one(/\.webm$/), "audio/webm", "public, max-age=31536000, immutable"],
    [one(/\.m4a$/), "audio/mp4", "public, max-age=31536000, immutable"],
  ] as const) {
    const { statusCode, headers } = await app.inject(`/content/the-quiet-station/score/${name}`);
    expect(statusCode, name).toBe(200);
    expect(headers["content-type"], name).toContain(type);
    expect(headers["cache-control"], name).toBe(cache);
  }
});

test("the drawings of a story's boards are served", async () => {
  const response = await app.inject("/content/the-quiet-station/art/skin/spoon.svg");
  expect(response).toMatchObject({ statusCode: 200, headers: { "content-type": "image/svg+xml" } });
});

test("nothing else of a story is served", async () => {
  // The cover for emails is public.
  const others = readdirSync(story, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== "mail-cover.jpg",
  );
  expect(others.length).toBeGreaterThan(0);
  for (const { name } of others) {
    const response = await app.inject(`/content/the-quiet-station/${name}`);
    expect(response.statusCode, name).toBe(404);
  }
  const climbing = await app.inject("/content/the-quiet-station/art/..%2fexperience.yaml");
  expect(climbing.statusCode).not.toBe(200);
});
