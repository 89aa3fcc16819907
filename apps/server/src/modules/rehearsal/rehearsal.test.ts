import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, testCompany, testDraft } from "../../../test/company.ts";
import { simulatedScorecard } from "../../../test/scorecard.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const rehearsalId = "0199aaaa-0000-7000-8000-000000000001";

test("a visitor plays the scene of the demo without an account, until the limit of demos is reached", async () => {
  const rehearse = vi.spyOn(t.live, "rehearse");
  rehearse.mockResolvedValueOnce({ rehearsalId, token: "bearer" } as never);
  // A visitor cannot choose another story: whole sessions are rehearsed by companies.
  const body = { speed: 10, experience: "the-quiet-station" };
  const begun = await t.client()(operations.startDemo, { body });
  expect(begun).toMatchObject({ status: 201, body: { rehearsal_id: rehearsalId, token: "bearer" } });
  expect(rehearse).toHaveBeenCalledWith({
    experience: "a-scene",
    language: "en",
    speed: 10,
    firstName: "You",
  });
  const full = await t.client()(operations.startDemo);
  expect(full).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(full.headers["retry-after"]).toBe("60");
});

test("[C32] a rehearsal has its administrator's name and uses no credits", async () => {
  const { owner, id: companyId } = await testCompany(t);
  const id = await testDraft(t, owner);
  const rehearse = vi.spyOn(t.live, "rehearse");
  rehearse.mockResolvedValueOnce({ rehearsalId, token: "bearer" } as never);
  expect((await owner(operations.rehearseSession, { params: { id } })).status).toBe(201);
  expect(rehearse).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: "Maren", speed: 1 }));
  expect(await balanceOf(t, companyId)).toEqual({ balance: 6, reserved: 0 });
});

test("the token of a rehearsal opens its own scorecard and no other", async () => {
  vi.spyOn(t.live, "rehearsalOf").mockImplementation(((token: string) =>
    token === "bearer" ? rehearsalId : null) as never);
  const made = simulatedScorecard();
  vi.spyOn(t.live, "scorecard").mockResolvedValue(made);
  const client = t.client("bearer");
  const own = await client(operations.getScorecard, { params: { sessionId: rehearsalId } });
  expect(own).toMatchObject({ status: 200, body: made });
  const other = "0199aaaa-0000-7000-8000-000000000002";
  expect((await client(operations.getScorecard, { params: { sessionId: other } })).status).toBe(403);
  expect((await client(operations.getUser)).body.code).toBe("UNAUTHENTICATED");
});
