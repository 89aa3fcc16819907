import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { glyphOf } from "./glyph.tsx";

const experiences = new URL("../../../../../content/experiences/", import.meta.url);
const read = (files: readonly string[]) =>
  files.map((file) => readFileSync(new URL(file, experiences), "utf8"));
const stories = globSync("*/texts", { cwd: experiences }).map((folder) => folder.replace("/texts", ""));

test("every picture that a story names is drawn", () => {
  const named = read(globSync("*/*.yaml", { cwd: experiences })).flatMap((file) =>
    [...file.matchAll(/\bicon: ([\w-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !glyphOf(name))).toEqual([]);
});

interface Thing {
  id: string;
  label?: string;
  icon?: string;
  glyph?: string;
  drawing?: string;
}

/** The lists of things that people name to each other. */
const LISTS = ["left", "right", "items", "nodes", "groups", "gauges"];
/** What is the same in every language: a number, a single letter, or one of the signs. */
const COMMON = /\d|(?<!\p{L})\p{Lu}(?!\p{L})|[●▲■★☾≈◆✚▪▬]/u;

test("each thing of a board of a translated story has a picture, a sign, a number or a letter, which people of several languages can name", () => {
  expect(stories.length).toBeGreaterThan(3);
  const things = read(stories.flatMap((story) => globSync(`${story}/*.yaml`, { cwd: experiences })))
    .flatMap((file) => Object.entries((parse(file) as { scenes?: object }).scenes ?? {}))
    .flatMap(([scene, { puzzle }]: [string, { puzzle?: Record<string, unknown> }]) =>
      LISTS.flatMap((list) =>
        ((puzzle?.[list] ?? []) as Thing[]).map((thing) => ({ name: `${scene}.${list}.${thing.id}`, thing })),
      ),
    );
  expect(things.length).toBeGreaterThan(120);
  const bare = things.filter(
    ({ thing: { id, label = "", icon, glyph, drawing } }) =>
      !drawing && !COMMON.test(label) && !glyphOf(icon || glyph || id),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});
