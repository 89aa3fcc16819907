import type { SceneView } from "@lantern/engine/views";
import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { decisionTalk } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";
import { decision, splitOption } from "./decision.tsx";

const texts = () => t.liveScenes().decision;

/** What the page says to do, at a moment. */
function nowOf(scene: SceneView, at = NOW) {
  const stage = { info, me: "s5", view: teamView(scene), mine, directory, now: () => at };
  return decision.now(scene as SceneOf<"decision">, stage as unknown as StageState);
}

test.each([
  ["Light it. Seven boats are asking.", "Light it.", "Seven boats are asking."],
  ["Mr. Pell, very red, with a key.", "Mr. Pell, very red, with a key.", ""],
  ["Five words: “Follow the small lanterns. Now.”", "Five words: “Follow the small lanterns. Now.”", ""],
  ["Say “No. Not yet.” to Hana. She waits.", "Say “No. Not yet.” to Hana.", "She waits."],
  ["Keep the 2.5 liters.", "Keep the 2.5 liters.", ""],
])("the first sentence of “%s” is its title", (text, title, rest) => {
  expect(splitOption(text)).toEqual({ title, rest });
});

test("a split vote says the votes and counts down", () => {
  const votes = { wait: ["s1", "s2", "s3", "s4"], knock: [], call: ["s5"] };
  const scene = { ...decisionTalk, votes, closesAt: NOW + 20_000 };
  expect(nowOf(scene).headline).toBe("4 to 1. Closing in 0:20 unless somebody changes.");
  expect(nowOf(scene, NOW + 14_600).headline).toBe(texts().closing("4 to 1", "0:06"));
});
