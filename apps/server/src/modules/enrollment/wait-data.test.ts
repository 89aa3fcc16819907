import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { findAnySession } from "../session/index.ts";
import { enrollmentOfSession, findPersonById } from "./repository.ts";
import { waitData } from "./wait-data.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[L8] emails to people who wait have the story in the language of the list, else in the session's", async () => {
  const { adventures } = t.context;
  const current = (slug: string, language?: string) => {
    const story = adventures.current(slug);
    return story && { ...story, title: `${story.title} (${language})` };
  };
  const ctx = { ...t.context, adventures: { ...adventures, current } };
  const { owner } = await testCompany(t);
  const id = await testDraft(t, owner);
  await owner(operations.confirmSession, { params: { id } });
  await owner(operations.putEnrollment, { params: { id }, body: { seats: null, closes_at: null } });
  const [person = ""] = await testPeople(owner, 1);
  const read = () =>
    t.database.db.transaction(async (tx) => {
      const session = (await findAnySession(tx, id))!;
      const enrollment = (await enrollmentOfSession(tx, id))!;
      const data = await waitData(ctx, tx, session, enrollment, (await findPersonById(tx, person))!);
      return [data?.session.language, data?.experience.title];
    });
  expect(await read()).toEqual(["en", "The Quiet Station (en)"]);
  await owner(operations.patchConsumer, { params: { id: person }, body: { language: "de" } });
  expect(await read()).toEqual(["de", "The Quiet Station (de)"]);
});
