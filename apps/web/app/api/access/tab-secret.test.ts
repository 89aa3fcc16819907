import { expect, test } from "vitest";
import { offerCredentials, requestCredentials } from "./tab-secret.ts";

const ana = { email: "ana@harbour.example", secret: "5ec4e7" };

test("an open tab tells a new one what opens the token", async () => {
  const stop = offerCredentials("tabs-answer", () => ana);
  expect(await requestCredentials("tabs-answer")).toEqual(ana);
  stop();
});

test("with nobody signed in elsewhere the answer is null", async () => {
  const stop = offerCredentials("tabs-empty", () => null);
  expect(await requestCredentials("tabs-empty")).toBeNull();
  stop();
});
