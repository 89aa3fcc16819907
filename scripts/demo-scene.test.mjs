/** The scene of the demo that can be read on its page is the one that is played. */
import { loadPack } from "@lantern/content";
import { expect, test } from "vitest";
import { scene } from "../apps/web/app/doors/demo/scene-texts.ts";

const { pack } = loadPack("six-windows");

test("the questions and choices to read are those of the votes", () => {
  const votes = Object.values(pack.scenes).flatMap((one) =>
    one.kind === "decision" ? [{ question: one.question, choices: one.options.map(({ text }) => text) }] : [],
  );
  const read = scene.flatMap(({ question, choices }) =>
    question ? [{ question, choices: choices?.map(({ text }) => text) }] : [],
  );
  expect(votes).toHaveLength(2);
  expect(read).toEqual(votes);
});

test("the pictures to read with are shown in the scene, and the three teammates are named", () => {
  const played = JSON.stringify(pack.scenes);
  for (const { art } of scene) expect(played).toContain(`"id":"${art}"`);
  const text = JSON.stringify(scene);
  for (const { name } of pack.teammates ?? []) expect(text).toContain(name);
});
