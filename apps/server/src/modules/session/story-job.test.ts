import { loadPack } from "@lantern/content";
import * as operations from "@lantern/contract/http";
import { type Pack, textsOf } from "@lantern/engine";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { pack } from "../../../test/settings.ts";
import { packs, sessions } from "../../db/schema/index.ts";
import { cameosOfSession } from "../adventure/index.ts";
import { updateStories } from "./story-job.ts";

let t: TestApplication;
let company: TestCompany;
const story = loadPack(pack.slug).pack;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 40 });
  await t.database.db.insert(packs).values({ hash: pack.hash, slug: pack.slug, compiled: story });
});
afterAll(() => t.close());

const rowOf = async (id: string) =>
  (await t.database.db.select().from(sessions).where(eq(sessions.id, id)))[0]!;

async function confirmed(over: Record<string, unknown> = {}): Promise<string> {
  const id = await testDraft(t, company.owner, over);
  await company.owner(operations.confirmSession, { params: { id } });
  return id;
}

/** A version of the story that this server has from now on. */
function update(to: Pack, hash: string): void {
  Object.assign(t.context.adventures, {
    current: (slug: string) => (slug === pack.slug ? { ...pack, hash } : null),
    pack: () => to,
  });
}

const jobs = async (id: string) =>
  (await t.database.pool.query("select 1 from graphile_worker.jobs where key = $1", [`open:${id}`])).rowCount;

test("[L8] a confirmed session gets a new language and corrected words, and keeps the company's", async () => {
  await company.owner(operations.putStory, { params: { slug: pack.slug }, body: { joke: "Ask Bob." } });
  const [planned, soon, started] = [
    await confirmed(),
    await confirmed({ starts_at: t.clock.in(20) }),
    await confirmed(),
  ];
  await t.database.db.update(sessions).set({ status: "live" }).where(eq(sessions.id, started));
  const before = await rowOf(planned);
  const es = Object.fromEntries(textsOf(story).map(({ at, text }) => [at, `es:${text}`]));
  update({ ...story, logline: "Another line.", texts: { es } }, "pack-2");
  await updateStories(t.context);
  const after = await rowOf(planned);
  expect(before.packHash).toMatch(/^pack-1:/);
  expect(after.packHash).toBe(before.packHash?.replace("pack-1", "pack-2"));
  expect(await cameosOfSession(t.database.db, after)).toEqual({ joke: "Ask Bob." });
  expect(await jobs(planned)).toBe(1);
  for (const id of [soon, started]) expect((await rowOf(id)).packHash).toBe(before.packHash);
});

test("[L8] a session keeps its story where another one would be played", async () => {
  update(story, pack.hash);
  const id = await confirmed();
  const { packHash } = await rowOf(id);
  const [scene = ""] = Object.keys(story.scenes);
  const { [scene]: _, ...others } = story.scenes;
  update({ ...story, scenes: others }, "pack-3");
  await updateStories(t.context);
  expect((await rowOf(id)).packHash).toBe(packHash);
});
