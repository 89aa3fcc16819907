import type { LiveClient } from "@lantern/live-client";
import { expect, test, vi } from "vitest";
import { storyLanguage } from "../../api/participant/story-language.ts";
import { current, readStoryIn } from "./current-client.ts";

test("who chooses a language for the story gets everything again on a new connection, which says so", () => {
  const named: (string | null)[] = [];
  const renew = vi.fn(() => named.push(storyLanguage()));
  current.set({ client: { renew } as unknown as LiveClient, token: "t" });
  readStoryIn("de");
  expect(named).toEqual(["de"]);
  // Without a connection the choice is for the next one.
  current.set({ client: null, token: "" });
  readStoryIn("es");
  expect(storyLanguage()).toBe("es");
  expect(renew).toHaveBeenCalledTimes(1);
});
