import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  malformed,
  type SentBody,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import { type TestCompany, testCompany, testPeople } from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;
let people: string[];

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t);
  people = await testPeople(company.owner, 469);
});
afterAll(() => t.close());

const split = (body: Partial<SentBody<typeof operations.splitSession>>, as = company) =>
  as.owner(operations.splitSession, {
    body: malformed({ title: "Winter gathering", experience: "the-quiet-station", ...body }),
    headers: { "idempotency-key": "once" },
  });
const sessions = async () =>
  (await company.owner(operations.listSessions, { query: { sort: "title" } })).body
    .items as operations.SessionSummary[];

test("469 people become two drafts that have all of them once, also if the request is repeated", async () => {
  const body = { by: "chance", consumer_ids: people };
  expect(await split(body)).toMatchObject({ status: 201, body: { sessions: 2 } });
  expect((await split(body)).body).toEqual({ sessions: 2 });
  const drafts = await sessions();
  expect(drafts.map(({ title, status, seats, counts }) => [title, status, seats, counts.attendees])).toEqual([
    ["Winter gathering 1/2", "draft", 235, 235],
    ["Winter gathering 2/2", "draft", 234, 234],
  ]);
  const ids = await Promise.all(
    drafts.map(async ({ id }) =>
      (await company.owner(operations.getSession, { params: { id } })).body.attendees.map(
        (one) => one.consumer_id,
      ),
    ),
  );
  expect(ids.flat().sort()).toEqual([...people].sort());
});

test("people who are twice on the list or of another company stop the whole split", async () => {
  const before = await sessions();
  const [one = ""] = people;
  const twice = { by: "department", consumer_ids: [one, one] };
  expect((await split(twice)).body.code).toBe("CONSUMER_003");
  const other = await testCompany(t);
  const foreign = { by: "timezone", consumer_ids: [one] };
  expect((await split(foreign, other)).body.code).toBe("COMPANY_001");
  expect(await sessions()).toEqual(before);
});
