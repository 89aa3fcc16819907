import { loadPack } from "@lantern/content";
import { fieldTexts } from "@lantern/contract/field-texts";
import * as operations from "@lantern/contract/http";
import { textsOf } from "@lantern/engine";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { password, testCompany, testDraft } from "../../../test/company.ts";
import { pack } from "../../../test/settings.ts";
import { storyHash } from "../../core/ports/adventure-catalog.ts";
import { cameoPacks, companyCameos, sessions } from "../../db/schema/index.ts";
import { cameosOfSession, pinnedCameos } from "../adventure/cameos.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const params = { slug: pack.slug };
const joke = "Ask Bob.";

const sessionRow = async (id: string) =>
  (await t.database.db.select().from(sessions).where(eq(sessions.id, id)))[0]!;
const wordsOf = async (id: string) => cameosOfSession(t.database.db, await sessionRow(id));

test("a company enters its words in a story, and its log says in which, not what", async () => {
  const { owner } = await testCompany(t);
  const empty = await owner(operations.getStory, { params });
  expect(empty).toMatchObject({ status: 200, body: { slug: pack.slug, texts: {} } });
  expect(empty.body.cameos.map(({ name }) => name)).toEqual(["value", "joke"]);
  const saved = await owner(operations.putStory, { params, body: { joke, value: "" } });
  expect(saved).toMatchObject({ status: 200, body: { texts: { joke } } });
  const log = await owner(operations.listAudit, { query: {} });
  const entry = log.body.items.find(({ action }) => action === "company.story");
  expect(entry).toMatchObject({ detail: { experience: pack.slug, fields: ["joke"] } });
  expect(JSON.stringify(log.body)).not.toContain("Bob");
  const data = await owner(operations.exportUser);
  expect(data.body.stories).toEqual([expect.objectContaining({ experience: pack.slug, texts: { joke } })]);
  const other = await testCompany(t);
  expect((await other.owner(operations.getStory, { params })).body.texts).toEqual({});
  expect(await owner(operations.getStory, { params: { slug: "nothing" } })).toMatchObject({
    status: 404,
    body: { code: "EXPERIENCE_002" },
  });
});

test.each([
  ["too long", { joke: "x".repeat(41) }, { joke: [fieldTexts.TOO_LONG({ max: 40 })] }],
  ["of a name that the story does not have", { ending: "x" }, { ending: [fieldTexts.NOT_IN_STORY] }],
  ["of a name that every object has", { constructor: "x" }, { constructor: [fieldTexts.NOT_IN_STORY] }],
])("[U1] words %s get an error at their field and change nothing", async (_what, body, errors) => {
  const { owner } = await testCompany(t);
  await owner(operations.putStory, { params, body: { joke } });
  const rejected = await owner(operations.putStory, { params, body: body as Record<string, string> });
  expect(rejected).toMatchObject({ status: 422, body: { code: "REQUEST_001", errors } });
  expect((await owner(operations.getStory, { params })).body.texts).toEqual({ joke });
});

test("[U1] the length is that which people count, and what nobody could see is empty", async () => {
  const { owner } = await testCompany(t);
  const families = "👩‍👩‍👧‍👦".repeat(40);
  const body = { joke: families, value: " \u200b\u2060 " };
  expect((await owner(operations.putStory, { params, body })).body.texts).toEqual({ joke: families });
  const strange = "<b>{crew}</b>\n\u202e “a” / z\u0338\u0338\u0338\u0338\u0338";
  const saved = await owner(operations.putStory, { params, body: { joke: strange } });
  expect(saved.body.texts.joke).toBe("<b>{crew}</b> “a” / z\u0338\u0338\u0338");
  const unstorable = await owner(operations.putStory, { params, body: { joke: "half a pair: \ud83c" } });
  expect(unstorable.status).toBe(422);
});

test("[U5] a session is confirmed with the words of that moment, whatever the company enters later", async () => {
  const { owner } = await testCompany(t, { credits: 10 });
  const [plain, own, later] = [
    await testDraft(t, owner),
    await testDraft(t, owner),
    await testDraft(t, owner),
  ];
  await owner(operations.confirmSession, { params: { id: plain } });
  expect((await sessionRow(plain)).packHash).toBe(pack.hash);
  await owner(operations.putStory, { params, body: { joke } });
  await owner(operations.putSessionStory, { params: { id: own }, body: { joke: "Only today." } });
  for (const id of [own, later]) await owner(operations.confirmSession, { params: { id } });
  await owner(operations.putStory, { params, body: { joke: "Changed." } });
  expect(await wordsOf(plain)).toEqual({});
  expect(await wordsOf(own)).toEqual({ joke: "Only today." });
  expect(await wordsOf(later)).toEqual({ joke });
  const { packHash } = await sessionRow(later);
  expect(storyHash(packHash ?? "")).toBe(pack.hash);
});

test("a session's words can be changed until it has started; a confirmed one has them at once", async () => {
  const { owner } = await testCompany(t, { credits: 10 });
  const id = await testDraft(t, owner);
  await owner(operations.putStory, { params, body: { joke } });
  const read = () => owner(operations.getSessionStory, { params: { id } });
  expect((await read()).body).toMatchObject({ own: false, texts: { joke } });
  await owner(operations.confirmSession, { params: { id } });
  const { version } = (await read()).body.session;
  const stale = { headers: { "if-match": '"0"' }, params: { id }, body: { joke: "No." } };
  expect((await owner(operations.putSessionStory, stale)).body.code).toBe("SESSION_004");
  const before = await sessionRow(id);
  const saved = await owner(operations.putSessionStory, {
    ...stale,
    headers: { "if-match": `"${version}"` },
    body: { joke: "Only today." },
  });
  expect(saved.body).toMatchObject({ own: true, texts: { joke: "Only today." } });
  expect((await sessionRow(id)).packHash).not.toBe(before.packHash);
  const reset = await owner(operations.deleteSessionStory, { params: { id } });
  expect(reset.body).toMatchObject({ own: false, texts: { joke } });
  expect((await sessionRow(id)).packHash).toBe(before.packHash);
  await t.database.db.update(sessions).set({ status: "live" }).where(eq(sessions.id, id));
  const late = await owner(operations.putSessionStory, { params: { id }, body: { joke: "Late." } });
  expect(late).toMatchObject({ status: 409, body: { code: "SESSION_004" } });
});

test("words of one session go into its copy, and end with another story", async () => {
  const { owner } = await testCompany(t);
  const id = await testDraft(t, owner);
  await owner(operations.putSessionStory, { params: { id }, body: { joke } });
  const copy = await owner(operations.duplicateSession, { params: { id } });
  expect(await wordsOf(copy.body.id)).toEqual({ joke });
  await owner(operations.patchSession, { params: { id }, body: { experience: null } });
  expect((await sessionRow(id)).cameos).toBeNull();
  const none = await owner(operations.getSessionStory, { params: { id } });
  expect(none).toMatchObject({ status: 409, body: { code: "EXPERIENCE_001" } });
});

test("a rehearsal plays the session's words", async () => {
  const { owner } = await testCompany(t);
  const id = await testDraft(t, owner);
  await owner(operations.putStory, { params, body: { joke } });
  const rehearse = vi.spyOn(t.live, "rehearse");
  await owner(operations.rehearseSession, { params: { id } });
  expect(rehearse).toHaveBeenLastCalledWith(expect.objectContaining({ cameos: { joke } }));
});

test("[U6] a preview shows the real scene with the words, and stores nothing", async () => {
  const { owner } = await testCompany(t);
  const body = { texts: { joke: "<i>Bob</i>" }, cameo: "joke" };
  const scene = await owner(operations.previewStory, { params, body });
  const { view, directory, experience } = scene.body;
  expect(view.scene.lines).toEqual([{ who: null, text: "On the wall somebody wrote: / “<i>Bob<{slash}i>”" }]);
  expect(view.people).toHaveLength(4);
  expect(directory.people.s1!.name).toBe("Noor");
  expect(experience.slug).toBe(pack.slug);
  expect((await owner(operations.getStory, { params })).body.texts).toEqual({});
  const unknown = await owner(operations.previewStory, { params, body: { texts: {}, cameo: "nobody" } });
  expect(unknown).toMatchObject({ status: 404, body: { code: "EXPERIENCE_002" } });
});

test("[L8] a preview is in the language of the dashboard, with the company's words as they were written", async () => {
  const { owner } = await testCompany(t);
  const { pack: author } = t.context.adventures;
  onTestFinished(() => void Object.assign(t.context.adventures, { pack: author }));
  const story = loadPack(pack.slug).pack;
  const es = Object.fromEntries(textsOf(story).map(({ at, text }) => [at, `es:${text}`]));
  Object.assign(t.context.adventures, { pack: () => ({ ...story, texts: { es } }) });
  const body = { texts: { joke }, cameo: "joke" };
  const read = (language: "es" | "de") =>
    owner(operations.previewStory, { params, body, query: { language } }).then((scene) => scene.body);
  const [spanish, german] = [await read("es"), await read("de")];
  expect(spanish.view.scene.title).toBe(`es:${german.view.scene.title}`);
  expect(spanish.experience.title).toBe(`es:${story.title}`);
  // It takes its own time to read, not that of another line of its scene.
  expect(spanish.view.scene.lines).toEqual([
    { who: null, text: `es:On the wall somebody wrote: / “${joke}”` },
  ]);
});

test("the words are deleted with the company, also from sessions that had them", async () => {
  const { owner, id: companyId } = await testCompany(t, { credits: 10 });
  const id = await testDraft(t, owner);
  await owner(operations.putStory, { params, body: { joke } });
  await owner(operations.putSessionStory, { params: { id }, body: { joke: "Only today." } });
  await owner(operations.confirmSession, { params: { id } });
  const { packHash } = await sessionRow(id);
  expect(await pinnedCameos(t.database.db, packHash ?? "")).toEqual({ joke: "Only today." });
  const deleted = await owner(operations.deleteCompany, { body: { current_password: password } });
  expect(deleted.status).toBe(204);
  const { db } = t.database;
  expect(await db.select().from(companyCameos).where(eq(companyCameos.companyId, companyId))).toEqual([]);
  expect(await db.select().from(cameoPacks).where(eq(cameoPacks.companyId, companyId))).toEqual([]);
  expect(await sessionRow(id)).toMatchObject({ cameos: null, packHash });
  expect(await pinnedCameos(db, packHash ?? "")).toEqual({});
});
