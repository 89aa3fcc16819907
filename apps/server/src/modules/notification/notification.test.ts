import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testAdmin, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { insertUser } from "../access/users/repository.ts";
import { notify, notifyAdmins } from "./notify.ts";
import { backupFailed, cannotCome, paymentReceived, reportReady, sessionConfirmed } from "./texts.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
});
afterAll(() => t.close());

const send = (notification: Parameters<typeof notify>[2]) => notify(t.database.db, company.id, notification);
const list = async () => (await company.owner(operations.listNotifications)).body;
const unknown = { id: "0199aaaa-0000-7000-8000-000000000001" };

describe("notifications", () => {
  test("[T24, C38] each has id, title, description, icon, color, and its session", async () => {
    const id = await testDraft(t, company.owner);
    await send(sessionConfirmed({ id, title: "Autumn hour" }, 4));
    expect(await list()).toEqual({
      items: [
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          kind: "session_confirmed",
          title: "Session confirmed",
          description: "Autumn hour: we reserved 4 seats. You can send the invitations now.",
          icon: "calendar",
          color: "teal",
          created_at: expect.stringMatching(/Z$/),
          read_at: null,
          session_id: id,
          person: null,
        },
      ],
      next: null,
      unread: 1,
    });
  });

  test("each administrator gets it in the language of their account", async () => {
    await company.owner(operations.patchUser, { body: { language: "es" } });
    await send(paymentReceived(12));
    expect((await list()).items).toMatchObject([
      { title: "Pago recibido", description: "Hemos añadido 12 créditos a tu saldo." },
    ]);
  });

  test("who is limited to billing is notified of what concerns it, and of nothing else", async () => {
    const values = {
      email: `fin@${crypto.randomUUID()}.example`,
      companyId: company.id,
      userTypeId: Role.CONSUMER_ADMIN_SUB,
      billingOnly: true,
    };
    const { id } = await insertUser(t.database.db, { ...values, firstName: "Fin", lastName: "Ance" });
    const session = await testDraft(t, company.owner);
    await send(sessionConfirmed({ id: session, title: "Autumn hour" }, 4));
    await send(paymentReceived(12));
    const limited = t.client(await issueToken(t.database.db, t.clock.now(), { userId: id }));
    const { items, unread } = (await limited(operations.listNotifications)).body;
    expect(items.map(({ kind }) => kind)).toEqual(["payment_received"]);
    expect(unread).toBe(1);
  });

  test("the administrator who confirms a session gets the notification as read", async () => {
    const id = await testDraft(t, company.owner);
    await company.owner(operations.confirmSession, { params: { id } });
    const { items } = await list();
    const about = items.filter(({ kind }) => kind === "session_confirmed");
    expect(about).toMatchObject([{ session_id: id, read_at: t.clock.now().toISOString() }]);
  });

  test("a confirmed session comes after the warning about few credits that it causes", async () => {
    const id = await testDraft(t, company.owner);
    await company.owner(operations.confirmSession, { params: { id } });
    const { items } = await list();
    expect(items.map(({ kind }) => kind)).toEqual(["session_confirmed", "credits_low"]);
  });

  test("can be marked as read or unread, all marked as read, and paged", async () => {
    for (const credits of [1, 2, 3]) await send(paymentReceived(credits));
    const first = (await company.owner(operations.listNotifications, { query: { limit: "2" } })).body;
    expect(first).toMatchObject({
      unread: 3,
      items: [{ description: "We added 3 credits to your balance." }, {}],
    });
    const rest = await company.owner(operations.listNotifications, { query: { cursor: first.next } });
    expect(rest.body).toMatchObject({
      items: [{ description: "We added 1 credit to your balance." }],
      next: null,
    });

    const params = { id: first.items[0]!.id };
    const read = await company.owner(operations.patchNotification, { params, body: { read: true } });
    expect(read.body.read_at).toBe(t.clock.now().toISOString());
    t.clock.advance(1);
    const again = await company.owner(operations.patchNotification, { params, body: { read: true } });
    expect(again.body.read_at).toBe(read.body.read_at);
    expect((await list()).unread).toBe(2);
    await company.owner(operations.patchNotification, { params, body: { read: false } });
    expect((await list()).unread).toBe(3);
    expect((await company.owner(operations.readNotifications)).status).toBe(204);
    expect((await list()).unread).toBe(0);
  });

  test("[E37] an unknown notification, or another person's, gets USER_008", async () => {
    await send(paymentReceived(12));
    const { id } = (await list()).items[0]!;
    const stranger = await testCompany(t);
    const missing = { status: 404, body: { code: "USER_008", message: "User notification not found" } };
    for (const [client, params] of [
      [company.owner, unknown],
      [stranger.owner, { id }],
    ] as const) {
      expect(await client(operations.patchNotification, { params, body: { read: true } })).toMatchObject(
        missing,
      );
      expect(await client(operations.deleteNotification, { params })).toMatchObject(missing);
    }
    expect((await list()).unread).toBe(1);
    expect((await company.owner(operations.deleteNotification, { params: { id } })).status).toBe(204);
    expect((await list()).items).toEqual([]);
  });

  test("are sent once per cause, and never for a change that was rolled back", async () => {
    const id = await testDraft(t, company.owner);
    const [person] = await testPeople(company.owner, 1);
    await send(reportReady({ id, title: "Autumn hour" }, 3));
    await send(reportReady({ id, title: "Autumn hour" }, 3));
    await t.database.db
      .transaction(async (tx) => {
        await notify(tx, company.id, cannotCome({ id, title: "Autumn hour" }, person!));
        throw new Error("changed my mind");
      })
      .catch(() => {});
    expect((await list()).items).toMatchObject([{ kind: "report_ready" }]);
  });
});

describe("open pages", () => {
  beforeAll(async () => {
    await t.app.listen({ port: 0, host: "127.0.0.1" });
    // The first stream makes the server listen to the database, and hears when it does.
    const first = await stream((await testCompany(t)).token);
    await until(first, "event: news");
    await first.close();
  });

  async function stream(token: string, newest?: string) {
    const { port } = t.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/user/notifications/live`, {
      headers: { authorization: `Bearer ${token}`, ...(newest && { "last-event-id": newest }) },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      const { done, value } = await reader.read();
      if (done) throw new Error("the stream has ended");
      return value;
    };
    return { read, close: () => reader.cancel() };
  }

  async function until(line: { read: () => Promise<string> }, end: string): Promise<string> {
    let text = "";
    while (!text.includes(end)) text += await line.read();
    return text;
  }

  test("[T24] are notified at once, and not about another company", async () => {
    const stranger = await testCompany(t);
    const [own, other] = [await stream(company.token), await stream(stranger.token)];
    await send(paymentReceived(12));
    await until(own, "event: news");
    await notify(t.database.db, stranger.id, paymentReceived(12));
    const received = await until(other, "event: news");
    expect(received.match(/event: news/g)!.length).toBe(1);
    await Promise.all([own.close(), other.close()]);
  });

  test("of an ADMIN are notified of what concerns the platform, and those of a company are not", async () => {
    const ops = await testAdmin(t);
    const [own, other] = [await stream(ops.token), await stream(company.token)];
    await notifyAdmins(t.database.db, backupFailed("drill", "The backup is damaged or cut off"));
    await until(own, "event: news");
    await send(paymentReceived(12));
    expect((await until(other, "event: news")).match(/event: news/g)).toHaveLength(1);
    expect((await ops.client(operations.listNotifications)).body.items).toMatchObject([
      { kind: "backup_failed", description: "The backup is damaged or cut off", session_id: null },
    ]);
    expect((await list()).items).toMatchObject([{ kind: "payment_received" }]);
    await Promise.all([own.close(), other.close()]);
  });

  test("hear at once of what came between their list and their stream, and of nothing that they have", async () => {
    const newestAfter = async (credits: number) => {
      await send(paymentReceived(credits));
      return (await list()).items[0]!.id;
    };
    const [older, newest] = [await newestAfter(12), await newestAfter(20)];
    const behind = [await stream(company.token, older), await stream(company.token, "not an id")];
    for (const one of behind) await until(one, "event: news");
    const upToDate = await stream(company.token, newest);
    await company.owner(operations.logout);
    await expect(until(upToDate, "event: news")).rejects.toThrow("the stream has ended");
    await Promise.all(behind.map((one) => one.close()));
  });

  test("are notified of nothing without a valid token", async () => {
    const response = await t.app.inject({ url: "/api/user/notifications/live" });
    expect(response.json()).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
