import { messageOf } from "@lantern/contract/errors";
import * as calls from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../testing/company.ts";
import { paymentReceived } from "./notification/notices.ts";
import { notify } from "./notification/notify.ts";

let t: TestApplication;
let victim: TestCompany;
let stranger: TestCompany;
let ids: Record<"session" | "consumer" | "admin" | "invitation" | "signIn" | "notification", string>;

beforeAll(async () => {
  t = await testApplication();
  [victim, stranger] = [await testCompany(t), await testCompany(t)];
  const [consumer] = await testPeople(victim.owner, 1);
  const invited = { email: "new@victim.example", user_type_id: 4 };
  ids = {
    session: await testDraft(t, victim.owner),
    consumer: consumer!,
    admin: (await victim.owner(calls.listAdmins)).body.items[0].id,
    invitation: (await victim.owner(calls.inviteAdmin, { body: invited })).body.id,
    signIn: (await victim.owner(calls.listSignIns)).body.items[0].id,
    notification: "",
  };
  await notify(t.database.db, victim.id, paymentReceived(12));
  ids.notification = (await victim.owner(calls.listNotifications)).body.items[0].id;
});
afterAll(() => t.close());

/** Every call of the dashboard that names something of a company, from the contract itself. */
const byId = Object.values(calls).flatMap((value): calls.Operation[] =>
  // The console belongs to no company: whoever may use it is asked before any id is looked at.
  typeof value === "object" &&
  "path" in value &&
  value.path.includes(":id") &&
  value.access === "dashboard" &&
  !value.path.startsWith("/api/admin/")
    ? [value]
    : [],
);

/** A body that would do something, so that a refusal is not only the validation's. */
const bodies: Record<string, unknown> = {
  patchConsumer: { office: "Taken" },
  patchSession: { title: "Taken" },
  putSessionDate: { starts_at: "2027-01-01T12:00:00Z", timezone: "UTC" },
  putAttendees: { consumer_ids: [] },
  patchAdmin: { user_type_id: 4 },
  patchNotification: { read: true },
};

/** What stands under an id, where it is read, and how its absence is told. */
function kindOf({ path }: calls.Operation) {
  if (path.startsWith("/api/session"))
    return { id: ids.session, read: calls.getSession, code: "SESSION_001" };
  if (path.startsWith("/api/consumer"))
    return { id: ids.consumer, read: calls.getConsumer, code: "CONSUMER_001" };
  if (path.startsWith("/api/company/admins"))
    return { id: ids.admin, read: calls.listAdmins, code: "USER_001" };
  if (path.startsWith("/api/company/invitations"))
    return { id: ids.invitation, read: calls.listAdmins, code: "REQUEST_001" };
  if (path.startsWith("/api/user/notifications"))
    return { id: ids.notification, read: calls.listNotifications, code: "USER_008" };
  return { id: ids.signIn, read: calls.listSignIns, code: "REQUEST_001" };
}

test.each(byId.map((call) => [call.id, call] as const))(
  "[O12] %s answers another company's id as if it were not there",
  async (_, call) => {
    const { id, read, code } = kindOf(call);
    const params = { id };
    const before = (await victim.owner(read, { params })).body;
    const answer = await stranger.owner(call, { params, body: bodies[call.id] });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code, message: messageOf(code) });
    expect((await victim.owner(read, { params })).body).toEqual(before);
  },
);

test("[O12] lists hold nothing of others", async () => {
  for (const call of [calls.listSessions, calls.listConsumers]) {
    expect((await stranger.owner(call)).body.items).toEqual([]);
  }
});

test("every call that is not open refuses a caller without a bearer", async () => {
  const guarded = Object.values(calls).flatMap((value): calls.Operation[] =>
    typeof value === "object" && "path" in value && value.access !== "open" ? [value] : [],
  );
  expect(guarded.length).toBeGreaterThan(25);
  for (const call of guarded) {
    const params = { id: ids.session, sessionId: ids.session, token: "none" };
    const answer = await t.caller()(call, { params, body: bodies[call.id] });
    expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 401, "UNAUTHENTICATED"]);
  }
});
