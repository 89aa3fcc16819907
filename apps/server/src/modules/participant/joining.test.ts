import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../test/attendee.ts";
import { sessionConsumers } from "../../db/schema/index.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";

let t: TestApplication;
let { company, id, email, consumerId, link, byLink, byEmail } = {} as TestAttendee;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  ({ company, id, email, consumerId, link, byLink, byEmail } = await testAttendee(t));
});
afterAll(() => t.close());

const participant = async () => t.client((await byLink()).body.token);

const seatAgain = `insert into session_consumers (session_id, consumer_id, company_id)
  select sessions.id, consumers.id, company_id from sessions join consumers using (company_id) where sessions.id = $1`;

describe("joining", () => {
  test("[C28] by address and session, with GET or POST, returns a token and nothing else", async () => {
    expect(await byEmail({ email: email.toUpperCase() })).toMatchObject({ status: 200 });
    const posted = await t.client()(operations.experienceLogin, { body: { email, sessionId: id } });
    expect([posted.status, Object.keys(posted.body)]).toEqual([200, ["token"]]);
  });

  test("[E16] [E18] rejects an uninvited colleague and a stranger alike, and an unknown session with its own code", async () => {
    const omar = { first_name: "Omar", last_name: "H", email: `omar.${email}` };
    await company.owner(operations.createConsumer, { body: omar });
    const colleague = await byEmail({ email: omar.email });
    expect(colleague).toMatchObject({ status: 403, body: { code: "CONSUMER_002" } });
    expect((await byEmail({ email: "no@one.example" })).body).toEqual(colleague.body);
    expect(await byEmail({ sessionId: "0199aaaa-0000-7000-8000-000000000000" })).toMatchObject({
      status: 404,
      body: { code: "SESSION_001" },
    });
  });

  test("[C28] limits guesses of addresses per visitor: after six hundred wrong ones the right one is rejected too", async () => {
    const guesser = t.client();
    const query = { sessionId: id };
    const guess = (address: string) =>
      guesser(operations.experienceAuth, { query: { ...query, email: address } });
    const responses: number[] = [];
    for (let n = 0; n < 600; n++) responses.push((await guess(`guess${n}@people.example`)).status);
    expect([responses.indexOf(429), new Set(responses)]).toEqual([60, new Set([403, 429])]);
    const slowed = await guess(email);
    expect([slowed.status, slowed.headers["retry-after"]]).toEqual([429, "5"]);
    // A colleague on another network does not notice; one in the same office has the link, or waits for five seconds.
    expect((await byEmail()).status).toBe(200);
    const joinToken = { body: { token: link() } };
    expect((await guesser(operations.experienceLogin, joinToken)).status).toBe(200);
    t.clock.advance(0.1);
    expect((await guess(email)).status).toBe(200);
  });

  test("[C28] counts simultaneous guesses before a right one is accepted", async () => {
    const guesser = t.client();
    const addresses = [...Array.from({ length: 100 }, (_, n) => `many${n}@people.example`), email];
    const statuses = await Promise.all(
      addresses.map(async (one) => {
        const response = await guesser(operations.experienceAuth, { query: { email: one, sessionId: id } });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(60);
  });

  test("a join link works many times, but not when it is forged, signed with another key, or revoked", async () => {
    expect([(await byLink()).status, (await byLink()).status]).toEqual([200, 200]);
    const [body, signature] = link().split(".");
    const forged = [
      `${body}.`,
      `${body}.${signature!.replace(/^./, (c) => (c === "A" ? "B" : "A"))}`,
      "x",
      "x.y",
    ];
    const otherKey = signJoinToken("another key", { sessionId: id, consumerId, linkVersion: 1 });
    for (const token of [...forged, otherKey, link({ linkVersion: 2 })]) {
      expect(await byLink(token)).toMatchObject({ status: 410, body: { code: "LINK_EXPIRED" } });
    }
    await t.database.db
      .update(sessionConsumers)
      .set({ linkVersion: 2 })
      .where(eq(sessionConsumers.sessionId, id));
    expect((await byLink()).status).toBe(410);
    expect((await byLink(link({ linkVersion: 2 }))).status).toBe(200);
  });

  test("an address alone never disconnects a participant; their own browser and their link do", async () => {
    t.live.connected.set(`${id} ${consumerId}`, "her browser");
    for (const browser of [{}, { browser: "another" }])
      expect(await byEmail(browser)).toMatchObject({ status: 409, body: { code: "SEAT_IN_USE" } });
    expect((await byEmail({ browser: "her browser" })).status).toBe(200);
    expect((await byLink()).status).toBe(200);
    t.live.connected.clear();
    expect((await byEmail()).status).toBe(200);
  });

  test("an address alone opens lobby and session; personal data needs the link or an emailed code", async () => {
    const weak = t.client((await byEmail()).body.token);
    const own = [
      ...[operations.exportOwnData, operations.eraseOwnData, operations.getConsents].map((call) =>
        weak(call),
      ),
      weak(operations.putConsents, { body: { camera: true } }),
      weak(operations.patchUser, { body: { first_name: "Taken" } }),
    ];
    for (const response of await Promise.all(own))
      expect(response).toMatchObject({ status: 403, body: { code: "PROOF_NEEDED" } });
    const readPackage = async (client: typeof weak) =>
      (await client(operations.getDataPackage, { query: { sessionId: id } })).body;
    expect(await readPackage(weak)).toMatchObject({ has_proved_address: false });
    const strong = await participant();
    expect(await readPackage(strong)).toMatchObject({ has_proved_address: true });
    expect((await strong(operations.exportOwnData)).body.person).not.toMatchObject({ first_name: "Taken" });
    expect((await strong(operations.getConsents)).status).toBe(200);
  });

  const requestCode = (over = {}) =>
    t.client()(operations.requestJoinCode, { body: { email, sessionId: id, ...over } });
  const codeInEmail = async () => /[2-9A-Z]{4} [2-9A-Z]{4}/.exec((await t.emails(email)).at(-1)!.text)![0];
  const byCode = (code: string, over = {}) =>
    t.client()(operations.experienceLogin, { body: { email, sessionId: id, code, ...over } });

  test("an emailed code verifies the address: it takes the seat back and opens personal data", async () => {
    expect((await requestCode()).status).toBe(202);
    const code = await codeInEmail();
    t.live.connected.set(`${id} ${consumerId}`, "a stranger's browser");
    expect((await byEmail()).body.code).toBe("SEAT_IN_USE");
    const entered = await byCode(code);
    expect([entered.status, Object.keys(entered.body)]).toEqual([200, ["token"]]);
    expect((await t.client(entered.body.token)(operations.exportOwnData)).body.person).toMatchObject({
      email,
    });
    t.live.connected.clear();
  });

  test("a code is valid for one person and session, for some minutes, until the links are revoked", async () => {
    await requestCode();
    const code = await codeInEmail();
    const wrong = { status: 403, body: { code: "CODE_WRONG" } };
    expect(await byCode("AAAA AAAA")).toMatchObject(wrong);
    expect(await byCode(code, { email: "no@one.example" })).toMatchObject(wrong);
    expect(await byCode("")).toMatchObject(wrong);
    t.clock.advance(20);
    expect(await byCode(code)).toMatchObject(wrong);
    await requestCode();
    const second = await codeInEmail();
    t.clock.advance(10);
    expect((await byCode(second.toLowerCase().replace(" ", ""))).status).toBe(200);
    await requestCode();
    const third = await codeInEmail();
    await company.owner(operations.revokeLinks, { params: { id }, body: {} });
    expect(await byCode(third)).toMatchObject(wrong);
  });

  test("a code can be used once, also by two simultaneous requests", async () => {
    await requestCode();
    const code = await codeInEmail();
    const entered = await Promise.all([byCode(code), byCode(code)]);
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await byCode(code)).status).toBe(403);
    await requestCode();
    expect((await byCode(await codeInEmail())).status).toBe(200);
  });

  test("requesting codes reveals nothing, and neither guessing nor flooding an inbox is possible", async () => {
    const before = (await t.emails(email)).length;
    const stranger = await requestCode({ email: "no@one.example" });
    for (let n = 0; n < 7; n++) expect((await requestCode()).status).toBe(stranger.status);
    expect((await t.emails(email)).length - before).toBe(5);
    expect(await t.emails("no@one.example")).toEqual([]);
    const guesser = t.client();
    const guesses = await Promise.all(
      Array.from({ length: 11 }, (_, n) =>
        guesser(operations.experienceLogin, { body: { email, sessionId: id, code: `2222 222${n % 10}` } }),
      ),
    );
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await byLink()).status).toBe(200);
  });

  test("a cancelled session is reported as such, by link and by address", async () => {
    await company.owner(operations.cancelSession, { params: { id } });
    for (const response of [await byLink(), await byEmail()])
      expect(response).toMatchObject({ status: 410, body: { code: "SESSION_CANCELLED" } });
  });

  test("revoked links and the tokens made with them are rejected; the link of a new email works", async () => {
    const client = await participant();
    const params = { id };
    const unknown = { consumer_ids: ["0199aaaa-0000-7000-8000-000000000000"] };
    expect((await company.owner(operations.revokeLinks, { params, body: unknown })).body.code).toBe(
      "SESSION_009",
    );
    expect((await company.owner(operations.revokeLinks, { params, body: {} })).status).toBe(204);
    expect((await client(operations.getUser)).status).toBe(401);
    expect((await byLink()).body.code).toBe("LINK_EXPIRED");
    await company.owner(operations.inviteAttendees, { params, body: { consumer_ids: [consumerId] } });
    const [sent] = (await t.emails(email)).at(-1)!.links;
    expect((await byLink(/#join=([^&]+)/.exec(sent!)![1])).status).toBe(200);
  });

  test("after the end a link works for 37 days and an address gets SESSION_006", async () => {
    await t.lifecycle.started(id, 0, 0);
    await t.lifecycle.ended(id, t.clock.now().getTime());
    expect(await byEmail()).toMatchObject({ status: 409, body: { code: "SESSION_006" } });
    expect((await byLink()).status).toBe(200);
    t.clock.advance(37 * 24 * 60 + 1);
    expect(await byLink()).toMatchObject({ status: 409, body: { code: "SESSION_006" } });
    t.clock.at = new Date("2026-11-21T09:00:00Z");
  });

  describe("whoever is removed and added again", () => {
    const putAttendees = (consumerIds: string[]) =>
      company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: consumerIds } });
    const revoke = (consumerIds?: string[]) =>
      company.owner(operations.revokeLinks, { params: { id }, body: { consumer_ids: consumerIds } });
    const linkOfLastEmail = async (to = email) => {
      await company.owner(operations.inviteAttendees, {
        params: { id },
        body: { consumer_ids: [consumerId] },
      });
      const [sent] = (await t.emails(to)).at(-1)!.links;
      return /#join=([^&]+)/.exec(sent!)![1]!;
    };

    test("has the link that was not revoked", async () => {
      await putAttendees([]);
      await putAttendees([consumerId]);
      expect((await byLink()).status).toBe(200);
    });

    test("has no link that was revoked before, by name or with all others", async () => {
      await revoke([consumerId]);
      const second = await linkOfLastEmail();
      await putAttendees([]);
      await putAttendees([consumerId]);
      expect([(await byLink()).status, (await byLink(second)).status]).toEqual([410, 200]);
      await putAttendees([]);
      await revoke();
      await putAttendees([consumerId]);
      expect([(await byLink()).status, (await byLink(second)).status]).toEqual([410, 410]);
      expect((await byLink(await linkOfLastEmail())).status).toBe(200);
    });

    test("has no link that was sent to an earlier address", async () => {
      await putAttendees([]);
      const body = { email: `new.${email}` };
      await company.owner(operations.patchConsumer, { params: { id: consumerId }, body });
      await putAttendees([consumerId]);
      expect((await byLink()).status).toBe(410);
      expect((await byLink(await linkOfLastEmail(body.email))).status).toBe(200);
    });

    test("has no link that was revoked before, however the seat was deleted", async () => {
      await revoke([consumerId]);
      for (const statement of ["delete from session_consumers where session_id = $1", seatAgain])
        await t.database.pool.query(statement, [id]);
      expect((await byLink()).status).toBe(410);
    });
  });

  test("removing an attendee ends their token and their link", async () => {
    const client = await participant();
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [] } });
    expect((await client(operations.getUser)).status).toBe(401);
    expect((await byLink()).status).toBe(410);
  });
});

test("[V08] a wrong address on the join page is reported at its field", async () => {
  const response = await t.client()(operations.experienceLogin, { body: { email: "freja@", sessionId: id } });
  expect(response).toMatchObject({
    status: 422,
    body: { code: "REQUEST_001", errors: { email: ["Please enter a valid email address."] } },
  });
});
