import type { AddressInfo } from "node:net";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { notify } from "../../core/notifications/notify.ts";
import {
  cannotCome,
  paymentReceived,
  reportReady,
  sessionConfirmed,
} from "../../core/notifications/texts.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
});
afterAll(() => t.close());

const tell = (notice: Parameters<typeof notify>[2]) => notify(t.database.db, company.id, notice);
const bell = async () => (await company.owner(operations.listNotifications)).body;
const unknown = { id: "0199aaaa-0000-7000-8000-000000000001" };

describe("the bell", () => {
  test("[T24, C38] an item has id, title, description, icon, color, and opens its session", async () => {
    const id = await testDraft(t, company.owner);
    await tell(sessionConfirmed({ id, title: "Autumn hour" }, 4));
    expect(await bell()).toEqual({
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

  test("whoever confirms a session is told by the page alone: in their bell it is read", async () => {
    const id = await testDraft(t, company.owner);
    await company.owner(operations.confirmSession, { params: { id } });
    const { items } = await bell();
    const about = items.filter(({ kind }: { kind: string }) => kind === "session_confirmed");
    expect(about).toMatchObject([{ session_id: id, read_at: t.clock.now().toISOString() }]);
  });

  test("is read one by one, unread again, read as a whole, and paged", async () => {
    for (const credits of [1, 2, 3]) await tell(paymentReceived(credits));
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

    const params = { id: first.items[0].id };
    const read = await company.owner(operations.patchNotification, { params, body: { read: true } });
    expect(read.body.read_at).toBe(t.clock.now().toISOString());
    t.clock.advance(1);
    const again = await company.owner(operations.patchNotification, { params, body: { read: true } });
    expect(again.body.read_at).toBe(read.body.read_at);
    expect((await bell()).unread).toBe(2);
    await company.owner(operations.patchNotification, { params, body: { read: false } });
    expect((await bell()).unread).toBe(3);
    expect((await company.owner(operations.readNotifications)).status).toBe(204);
    expect((await bell()).unread).toBe(0);
  });

  test("[E37] one that is not there, or another's, is USER_008", async () => {
    await tell(paymentReceived(12));
    const [{ id }] = (await bell()).items;
    const stranger = await testCompany(t);
    const missing = { status: 404, body: { code: "USER_008", message: "User notification not found" } };
    for (const [caller, params] of [
      [company.owner, unknown],
      [stranger.owner, { id }],
    ] as const) {
      expect(await caller(operations.patchNotification, { params, body: { read: true } })).toMatchObject(
        missing,
      );
      expect(await caller(operations.deleteNotification, { params })).toMatchObject(missing);
    }
    expect((await bell()).unread).toBe(1);
    expect((await company.owner(operations.deleteNotification, { params: { id } })).status).toBe(204);
    expect((await bell()).items).toEqual([]);
  });

  test("tells one cause once, and a change that was rolled back never", async () => {
    const id = await testDraft(t, company.owner);
    const [person] = await testPeople(company.owner, 1);
    await tell(reportReady({ id, title: "Autumn hour" }, 3));
    await tell(reportReady({ id, title: "Autumn hour" }, 3));
    await t.database.db
      .transaction(async (tx) => {
        await notify(tx, company.id, cannotCome({ id, title: "Autumn hour" }, person!));
        throw new Error("changed my mind");
      })
      .catch(() => {});
    expect((await bell()).items).toMatchObject([{ kind: "report_ready" }]);
  });
});

describe("open pages", () => {
  test("[T24] hear of news at once, and of nobody else's", async () => {
    await t.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = t.app.server.address() as AddressInfo;
    const stream = async (token: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/user/notifications/live`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.headers.get("content-type")).toContain("text/event-stream");
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      return { read: async () => (await reader.read()).value ?? "", close: () => reader.cancel() };
    };
    const stranger = await testCompany(t);
    const [own, other] = [await stream(company.token), await stream(stranger.token)];
    const until = async (line: { read: () => Promise<string> }, end: string) => {
      let text = "";
      while (!text.includes(end)) text += await line.read();
      return text;
    };
    // The first word of a new line: whatever was missed before it is fetched now.
    await until(own, "event: news");
    await tell(paymentReceived(12));
    await until(own, "event: news");
    await notify(t.database.db, stranger.id, paymentReceived(12));
    const heard = await until(other, "event: news");
    expect(heard.match(/event: news/g)!.length).toBe(1);
    await Promise.all([own.close(), other.close()]);
  });

  test("without a good bearer hear nothing", async () => {
    const answer = await t.app.inject({ url: "/api/user/notifications/live" });
    expect(answer.json()).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
