/** The scene of the demo that can be read on its page is the one that is played, in each language. */
import { loadPack } from "@lantern/content";
import { inLanguage, languagesOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { demoScene as german } from "../apps/web/app/i18n/de/demo-scene.ts";
import { demoScene as english } from "../apps/web/app/i18n/en/demo-scene.ts";
import { demoScene as spanish } from "../apps/web/app/i18n/es/demo-scene.ts";

const { pack } = loadPack("six-windows");
const scenes = { en: english, es: spanish, de: german };

test("the demo is told in every language of its page", () => {
  expect(languagesOf(pack).sort()).toEqual(Object.keys(scenes).sort());
});

test.each(Object.entries(scenes))(
  "in %s, the questions and choices to read are those of the votes",
  (language, scene) => {
    const votes = Object.values(inLanguage(pack, language).scenes).flatMap((one) =>
      one.kind === "decision"
        ? [{ question: one.question, choices: one.options.map(({ text }) => text) }]
        : [],
    );
    const read = scene.flatMap(({ question, choices }) =>
      question ? [{ question, choices: choices?.map(({ text }) => text) }] : [],
    );
    expect(votes).toHaveLength(2);
    expect(read).toEqual(votes);
    for (const { name } of pack.teammates ?? []) expect(JSON.stringify(scene)).toContain(name);
  },
);

test("the pictures to read with are shown in the scene", () => {
  const played = JSON.stringify(pack.scenes);
  for (const art of ["o2", "a7", "i1-3"]) expect(played).toContain(`"id":"${art}"`);
});
