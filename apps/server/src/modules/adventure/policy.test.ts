import { expect, test } from "vitest";
import { testApplication } from "../../../test/application.ts";
import { pack } from "../../../test/settings.ts";
import { nextAdventure } from "./policy.ts";

test("the end of a story points to the offered one after it that has a line for that, never to itself", async () => {
  const t = await testApplication();
  const story = (slug: string, change = {}) => ({ ...pack, slug, ...change });
  const stories = [
    story("one"),
    story("trial", { localOnly: true }),
    story("short", { openLine: null }),
    story("two"),
  ];
  Object.assign(t.context.adventures, { list: () => stories });
  const next = async (slug: string) => (await nextAdventure(t.context, slug, "en"))?.slug ?? null;
  expect(await next("one")).toBe("two");
  expect(await next("two")).toBe("one");
  expect(await next("trial")).toBe("one");
  Object.assign(t.context.adventures, { list: () => [story("one")] });
  expect(await next("one")).toBeNull();
  await t.close();
});
