import { expect, test } from "vitest";
import { answerOtherTabs, askOtherTabs } from "./tab-secret.ts";

const ana = { email: "ana@harbour.example", secret: "5ec4e7" };

test("an open tab tells a new one what opens the token", async () => {
  const stop = answerOtherTabs("tabs-answer", () => ana);
  expect(await askOtherTabs("tabs-answer")).toEqual(ana);
  stop();
});

test("with nobody signed in elsewhere the answer is null", async () => {
  const stop = answerOtherTabs("tabs-empty", () => null);
  expect(await askOtherTabs("tabs-empty")).toBeNull();
  stop();
});
