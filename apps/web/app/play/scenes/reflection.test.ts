import { expect, test } from "vitest";
import { t } from "../../i18n/index.ts";
import { reflection as answered } from "../fixtures/debrief-scenes.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { teamView } from "../fixtures/views.ts";
import type { StageState } from "../stage/live-context.ts";
import { reflection } from "./reflection.tsx";

test("nobody is asked to read answers that nobody gave", () => {
  const detail = (answers: typeof answered.answers) => {
    const scene = { ...answered, answers };
    const stage = { info, me: "s5", view: teamView(scene), mine, directory, now: () => NOW };
    return reflection.instruction(scene, stage as unknown as StageState).detail;
  };
  expect(detail([{ seat: "s1", textId: "t1" }])).toBe(t.liveScenes().reflection.readDetail);
  expect(detail([])).toBe(t.liveScenes().reflection.nothingDetail);
});
