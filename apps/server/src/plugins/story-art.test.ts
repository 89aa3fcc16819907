import { readdirSync } from "node:fs";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storyArt } from "./story-art.ts";

const story = new URL("../../../../content/experiences/the-quiet-station/", import.meta.url);
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(storyArt);
});
afterAll(() => app.close());

test("pictures of a story are served as such", async () => {
  const response = await app.inject("/content/the-quiet-station/art/cover.webp");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("image/webp");
});

test("nothing else of a story leaves the server", async () => {
  const others = readdirSync(story, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(others.length).toBeGreaterThan(0);
  for (const { name } of others) {
    const response = await app.inject(`/content/the-quiet-station/${name}`);
    expect(response.statusCode, name).toBe(404);
  }
  const climbing = await app.inject("/content/the-quiet-station/art/..%2fexperience.yaml");
  expect(climbing.statusCode).not.toBe(200);
});
