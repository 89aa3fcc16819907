import * as operations from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiResponse, type TestApplication, testApplication } from "../../../test/application.ts";
import { balanceOf, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { creditLedger, sessions } from "../../db/schema/index.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("simultaneous changes of credits neither deadlock nor miscount", async () => {
  const { owner, id: companyId } = await testCompany(t, { credits: 34 });
  const people = await testPeople(owner, 6);
  const drafts = await Promise.all(Array.from({ length: 4 }, () => testDraft(t, owner, { seats: 6 })));
  await Promise.all(
    drafts.map((id) => owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } })),
  );
  await owner(operations.confirmSession, { params: { id: drafts[0]! } });
  await t.lifecycle.started(drafts[0]!, 0, 0);

  const failures: unknown[] = [];
  const request = async (operation: operations.Operation, id: string, body?: unknown): Promise<void> => {
    const response: ApiResponse = await owner(operation, { params: { id }, body });
    if (response.status >= 500) failures.push([operation.id, response.body]);
  };
  const rsvp = async (sessionId: string, consumerId: string, coming: boolean) => {
    const token = signJoinToken(t.context.settings.appKey, { sessionId, consumerId, linkVersion: 1 });
    const response = await t.client()(operations.rsvp, { body: { token, coming } });
    if (response.status >= 500) failures.push(["rsvp", response.body]);
  };
  const round = drafts.flatMap((id, n) => [
    request(operations.confirmSession, id),
    request(operations.inviteAttendees, id),
    request(operations.putSessionDate, id, { starts_at: t.clock.in(60 * (n + 2)), timezone: "UTC" }),
    request(operations.patchSession, id, { seats: 6 + n }),
    request(operations.putAttendees, id, { consumer_ids: people.slice(n) }),
    rsvp(id, people[n]!, false),
    rsvp(id, people[n]!, true),
    ...people.map(async (consumerId) => {
      await t.lifecycle.started(id, 0, 3_600_000);
      await t.lifecycle.attended(id, consumerId, 0);
    }),
    n === 3 ? request(operations.cancelSession, id) : t.lifecycle.ended(id, 0),
  ]);
  await Promise.all(round);
  expect(failures).toEqual([]);

  const [ledger] = await t.database.db
    .select({ sum: sql<number>`sum(${creditLedger.amount})::int` })
    .from(creditLedger)
    .where(eq(creditLedger.companyId, companyId));
  const [pending] = await t.database.db
    .select({ sum: sql<number>`sum(${sessions.creditsReserved})::int` })
    .from(sessions)
    .where(eq(sessions.companyId, companyId));
  expect(await balanceOf(t, companyId)).toEqual({ balance: ledger!.sum, reserved: pending!.sum });
});
