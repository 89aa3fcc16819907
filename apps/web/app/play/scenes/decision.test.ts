import type { SceneView } from "@lantern/engine/views";
import { describe, expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { decisionSilent, decisionTalk } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import type { SceneOf } from "../stage/kind.ts";
import type { StageState } from "../stage/live-context.ts";
import { decision, splitOption } from "./decision.tsx";

const texts = () => t.liveScenes().decision;

/** What the page says to do, at a moment. */
function nowOf(scene: SceneView, at = NOW) {
  const stage = { info, me: "s5", view: teamView(scene), mine, directory, now: () => at };
  return decision.instruction(scene as SceneOf<"decision">, stage as unknown as StageState);
}

test.each([
  ["Light it. Seven boats are asking.", "Light it.", "Seven boats are asking."],
  ["Mr. Pell, very red, with a key.", "Mr. Pell, very red, with a key.", ""],
  ["Five words: “Follow the small lanterns. Now.”", "Five words: “Follow the small lanterns. Now.”", ""],
  ["Say “No. Not yet.” to Hana. She waits.", "Say “No. Not yet.” to Hana.", "She waits."],
  ["Sag Hana „Nein. Noch nicht.“ Sie wartet.", "Sag Hana „Nein. Noch nicht.“ Sie wartet.", ""],
  ["Lest „Nein. Noch nicht.“ vor. Sie wartet.", "Lest „Nein. Noch nicht.“ vor.", "Sie wartet."],
  ["Leer «No. Todavía no.» a la Sra. Pell. Espera.", "Leer «No. Todavía no.» a la Sra. Pell.", "Espera."],
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

describe("[V10] heading and detail belong to the phase", () => {
  const talk = { ...decisionTalk, talk: "Why would somebody take spoons?", locked: [] };
  const on = (scene: SceneView) => nowOf(scene).steps?.find(({ state }) => state === "on")?.label;

  test("in the silent vote the question alone", () => {
    const now = nowOf({ ...decisionSilent, talk: talk.talk });
    expect([now.headline, now.detail]).toEqual([decisionSilent.question, texts().silentDetail]);
    expect(on(decisionSilent)).toBe(texts().silent);
  });

  test("in the talk what to talk about, or the question where the story says nothing", () => {
    expect(nowOf(talk).headline).toBe(talk.talk);
    expect(nowOf({ ...talk, talk: undefined } as SceneView).headline).toBe(talk.question);
    expect(on(talk)).toBe(texts().talk);
  });

  test("when half have locked, the votes; one quick person does not end the talk", () => {
    const votes = { wait: ["s1", "s2", "s3", "s4"], knock: ["s5"], call: [] };
    expect(nowOf({ ...talk, votes, locked: ["s1"] }).headline).toBe(talk.talk);
    const locked = { ...talk, votes, locked: ["s1", "s2"] };
    expect(nowOf(locked).headline).toBe("4 to 1. Lock, or change.");
    expect(nowOf({ ...locked, votes: { wait: ["s1", "s2"], knock: [], call: [] } }).headline).toBe(
      "2 votes. Lock, or change.",
    );
    expect(on(locked)).toBe(texts().lock);
  });
});
