import { compile, structureOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { tinyPack } from "../../packages/engine/test/tiny-pack.ts";
import { loadPack, packSlugs } from "./index.ts";

/** Strings that are no texts: names, addresses, expressions, letters of boards, and names of simulated people. */
const DATA =
  /^(slug|version|locale|scene_of|score|palette\.\w+|teammates\.\d+\.name|scenes\.[\w-]+\.(puzzle\.(rules\.\d+|packets\.\d+\.rule|items\.\d+\.note|gauges\.\d+\.glyph|wheels\.\d+\.symbols\.\d+)|hls)|.*\.(cue|voice|op|ref|call|measure|badge|kind|when\.\w+))/;

test("[L8] every string of a story that has words is a text or is known not to be one", () => {
  const strange: string[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value === "string" && /\p{L}{2}.* |\p{Lu}/u.test(value) && !DATA.test(at))
      strange.push(`${at}: ${value}`);
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, at === "" ? key : `${at}.${key}`);
  };
  for (const pack of [compile(tinyPack), ...packSlugs().map((slug) => loadPack(slug).pack)])
    visit(structureOf(pack), "");
  expect(strange).toEqual([]);
});
