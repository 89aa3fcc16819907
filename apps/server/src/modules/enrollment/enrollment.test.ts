import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { enrollmentWaits, outbox } from "../../db/schema/index.ts";
import { offerSeats } from "./offer-job.ts";

let t: TestApplication;
let company: TestCompany;
let domain: string;
/** Of the session with four seats. */
let id: string;
let enrollmentId: string;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  domain = company.email.split("@")[1]!;
  id = await testDraft(t, company.owner, { starts_at: t.clock.in(5 * 24 * 60) });
  expect((await company.owner(operations.confirmSession, { params: { id } })).status).toBe(200);
  enrollmentId = await open();
});

const put = (seats: number | null = null, closes_at: string | null = null) =>
  company.owner(operations.putEnrollment, { params: { id }, body: { seats, closes_at } });
async function open(seats: number | null = null): Promise<string> {
  const { status, body } = await put(seats);
  expect([status, body.domains]).toEqual([200, [domain]]);
  return new URL(body.enrollment!.url).pathname.split("/")[2]!;
}
const numbers = async () =>
  (await company.owner(operations.getEnrollment, { params: { id } })).body.enrollment!;
const address = (name: string) => `${name}@${domain}`;
const params = () => ({ enrollmentId });
const requestCode = (email: string, client = t.client()) =>
  client(operations.requestEnrollmentCode, { params: params(), body: { email, language: "en" as const } });
const codeIn = async (email: string) =>
  /\b(\d{3}) (\d{3})\b/
    .exec((await t.emails(email)).findLast(({ kind }) => kind === "enrollment-code")!.text)!
    .slice(1)
    .join("");
const enterCode = (proof: string, code: string, first_name = "Ada") =>
  t.client()(operations.enroll, {
    params: params(),
    body: { proof, code, first_name, last_name: "", timezone: "America/New_York" },
  });
async function enroll(name: string) {
  const { body } = await requestCode(address(name));
  return enterCode(body.proof, await codeIn(address(name)), name);
}
const rsvp = (join: string, coming: boolean) =>
  t.client()(operations.rsvp, { body: { token: join, coming } });
const offers = () => offerSeats(t.context, id);
const kinds = async (name: string) => (await t.emails(address(name))).map(({ kind }) => kind);
/** The token in the link of an email about the waiting list. */
async function waitIn(name: string, kind: string, purpose: string): Promise<string> {
  const email = (await t.emails(address(name))).findLast((one) => one.kind === kind);
  const link = email?.links.find((each) => each.includes(`#${purpose}=`));
  return link!.split(`#${purpose}=`)[1]!;
}
const respond = (wait: string, take: boolean) =>
  t.client()(operations.respondToOffer, { params: params(), body: { wait, take } });
const attendees = async () => (await company.owner(operations.getSession, { params: { id } })).body.attendees;

test("whoever proves an address of the company gets a seat, a name, and a calendar file", async () => {
  const seat = await enroll("ada");
  expect([seat.status, seat.body.state]).toEqual([200, "seat"]);
  const [ada] = await attendees();
  expect(ada).toMatchObject({ first_name: "ada", timezone: "America/New_York", rsvp: "coming" });
  const [, email] = await t.emails(address("ada"));
  expect(email).toMatchObject({ kind: "enrolled", calendar: { method: "REQUEST" } });
  expect(email!.text).toContain("you signed up for a session");
  const token = await t.client()(operations.experienceLogin, { body: { token: seat.body.join! } });
  expect(token.status).toBe(200);
  expect(await numbers()).toMatchObject({ enrolled: 1, free: 3, waiting: 0, withdrawn: 0 });
  // The credits of the session's four seats are reserved, and no more.
  const session = await company.owner(operations.getSession, { params: { id } });
  expect([session.body.seats, session.body.credits_reserved]).toEqual([4, 4]);
});

test("an address of another domain gets no code, nor does a domain that another company has proved", async () => {
  const foreign = await requestCode("eve@elsewhere.example");
  expect(foreign).toMatchObject({ status: 422, body: { code: "ENROLLMENT_DOMAIN" } });
  expect(await t.emails("eve@elsewhere.example")).toEqual([]);
  const other = await testCompany(t);
  const claimed = await other.owner(operations.addDomain, { body: { domain } });
  const proof = claimed.body.record_value.split("=")[1]!;
  await other.owner(operations.proveDomain, { params: { id: claimed.body.id }, body: { proof } });
  expect((await requestCode(address("ada"))).body.code).toBe("ENROLLMENT_DOMAIN");
});

test("a code works once, only in the browser that asked for it, for 15 minutes and five guesses", async () => {
  const mine = (await requestCode(address("ada"))).body.proof;
  const code = await codeIn(address("ada"));
  const other = (await requestCode(address("eve"))).body.proof;
  const wrong = { status: 403, body: { code: "CODE_WRONG" } };
  expect(await enterCode(other, code)).toMatchObject(wrong);
  expect((await enterCode(mine, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect(await enterCode(mine, code)).toMatchObject(wrong);

  const late = (await requestCode(address("ben"))).body.proof;
  t.clock.advance(15);
  expect(await enterCode(late, await codeIn(address("ben")))).toMatchObject(wrong);

  const guessed = (await requestCode(address("cy"))).body.proof;
  const right = await codeIn(address("cy"));
  const guess = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  await Promise.all([1, 2, 3, 4, 5].map(() => enterCode(guessed, guess)));
  expect(await enterCode(guessed, right)).toMatchObject(wrong);
});

test("codes are limited by address and by network", async () => {
  const client = t.client();
  for (let n = 0; n < 8; n++) expect((await requestCode(address("ada"), client)).status).toBe(200);
  expect(await t.emails(address("ada"))).toHaveLength(5);
  for (let n = 0; n < 30; n++) await requestCode(address("ada"));
  expect(await t.emails(address("ada"))).toHaveLength(20);
  const statuses: number[] = [];
  for (let n = 0; n < 70; n++) statuses.push((await requestCode(address(`n${n}`), client)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(52);
});

test("never more seats than the session has reserved, however many come at once", async () => {
  const proofs = await Promise.all(
    Array.from({ length: 9 }, async (_, n) => {
      const { body } = await requestCode(address(`rush${n}`));
      return [body.proof, await codeIn(address(`rush${n}`))] as const;
    }),
  );
  const states = (await Promise.all(proofs.map(([proof, code]) => enterCode(proof, code)))).map(
    ({ body }) => body.state,
  );
  expect(states.filter((state) => state === "seat")).toHaveLength(4);
  expect(await numbers()).toMatchObject({ enrolled: 4, free: 0, waiting: 5, offered: 0 });
  expect((await company.owner(operations.getSession, { params: { id } })).body.credits_reserved).toBe(4);
});

test("the cap of the link leaves the other seats to those whom the administrator adds", async () => {
  await open(1);
  expect((await enroll("ada")).body.state).toBe("seat");
  expect((await enroll("ben")).body.state).toBe("waiting");
  const more = await put(5);
  expect([more.status, more.body.errors]).toMatchObject([422, { seats: [expect.any(String)] }]);
});

test("a freed seat is offered to the one who waited longest, for a time, then to the next", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  await enroll("cy");
  expect(await kinds("ben")).toEqual(["enrollment-code", "enrollment-waiting"]);
  expect((await rsvp(join!, false)).status).toBe(200);
  expect(await kinds("ada")).toEqual(["enrollment-code", "enrolled", "withdrawn"]);
  await offers();
  expect(await kinds("ben")).toEqual(["enrollment-code", "enrollment-waiting", "enrollment-offer"]);
  expect(await kinds("cy")).toEqual(["enrollment-code", "enrollment-waiting"]);
  // The seat is reserved for Ben: nobody else gets it.
  expect((await enroll("dee")).body.state).toBe("waiting");
  const ofBen = await waitIn("ben", "enrollment-offer", "take");
  const forged = await respond(
    ofBen.replace(/.$/, (c) => (c === "A" ? "B" : "A")),
    true,
  );
  expect(forged).toMatchObject({ status: 410, body: { code: "OFFER_OVER" } });
  // More than three days before the start, he has a day.
  t.clock.advance(24 * 60);
  expect(await respond(ofBen, true)).toMatchObject({ status: 410, body: { code: "OFFER_OVER" } });
  await offers();
  const second = await respond(await waitIn("cy", "enrollment-offer", "take"), true);
  expect([second.status, second.body.state]).toEqual([200, "seat"]);
  const { rows } = await t.database.pool.query(
    "select first_name from session_consumers join consumers on consumers.id = consumer_id where session_id = $1",
    [id],
  );
  expect(rows).toEqual([{ first_name: "cy" }]);
});

test("whoever declines an offer or leaves the list passes the seat on", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  for (const name of ["ben", "cy", "dee"]) await enroll(name);
  expect((await respond(await waitIn("ben", "enrollment-waiting", "leave"), false)).body.state).toBe("left");
  await rsvp(join!, false);
  await offers();
  const ofCy = await waitIn("cy", "enrollment-offer", "take");
  const { pool } = t.database;
  await pool.query("delete from graphile_worker._private_jobs");
  await respond(ofCy, false);
  // The database enqueues the job whoever frees a seat.
  const { rows } = await pool.query("select key from graphile_worker._private_jobs");
  expect(rows.map(({ key }) => key)).toContain(`enrollment-offer:${id}`);
  await offers();
  expect(await kinds("dee")).toContain("enrollment-offer");
  expect(await kinds("ben")).not.toContain("enrollment-offer");
});

test("administrators see numbers, not who gave a seat back, and the link takes a seat again", async () => {
  const { join } = (await enroll("ada")).body;
  await rsvp(join!, false);
  await rsvp(join!, false);
  expect(await attendees()).toEqual([]);
  expect(await numbers()).toMatchObject({ enrolled: 0, withdrawn: 1, free: 4 });
  const bell = await company.owner(operations.listNotifications);
  expect(bell.body.items.map(({ kind }) => kind)).not.toContain("cannot_come");
  expect((await rsvp(join!, true)).body.coming).toBe(true);
  expect(await attendees()).toHaveLength(1);
  // A link that was revoked meanwhile takes none.
  await rsvp(join!, false);
  await company.owner(operations.revokeLinks, { params: { id }, body: {} });
  expect((await rsvp(join!, true)).body.code).toBe("LINK_EXPIRED");
});

test("somebody whom the administrator added keeps their name and seat, and answers by the link", async () => {
  const person = { first_name: "Grace", last_name: "Hopper", email: address("grace") };
  const grace = await company.owner(operations.createConsumer, { body: person });
  const body = { consumer_ids: [grace.body.id] };
  await company.owner(operations.putAttendees, { params: { id }, body });
  expect((await enroll("grace")).body.state).toBe("seat");
  expect(await attendees()).toMatchObject([{ first_name: "Grace", last_name: "Hopper", rsvp: "coming" }]);
});

test("a closed or ended enrollment takes nobody, and its people still get freed seats", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  const { body } = await requestCode(address("cy"));
  await company.owner(operations.closeEnrollment, { params: { id } });
  const closed = { status: 409, body: { code: "ENROLLMENT_CLOSED" } };
  expect(await requestCode(address("dee"))).toMatchObject(closed);
  expect(await enterCode(body.proof, await codeIn(address("cy")))).toMatchObject(closed);
  const page = () => t.client()(operations.getOpenEnrollment, { params: params() });
  expect((await page()).body.state).toBe("closed");
  await rsvp(join!, false);
  await offers();
  expect((await respond(await waitIn("ben", "enrollment-offer", "take"), true)).body.state).toBe("seat");

  await put(null, t.clock.in(60));
  expect((await page()).body.state).toBe("open");
  t.clock.advance(61);
  expect((await page()).body.state).toBe("closed");
  const late = await put(null, t.clock.in(10 * 24 * 60));
  expect([late.status, late.body.errors]).toMatchObject([422, { closes_at: [expect.any(String)] }]);
  await company.owner(operations.cancelSession, { params: { id } });
  expect((await page()).body.state).toBe("closed");
});

test("a draft has no enrollment, and an unknown link leads nowhere", async () => {
  const draft = await testDraft(t, company.owner);
  const opened = await company.owner(operations.putEnrollment, {
    params: { id: draft },
    body: { seats: null, closes_at: null },
  });
  expect(opened.body.code).toBe("SESSION_008");
  enrollmentId = crypto.randomUUID();
  expect((await requestCode(address("ada"))).body.code).toBe("ENROLLMENT_UNKNOWN");
});

test("a link to an offer ends when the person gets another address", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  await rsvp(join!, false);
  await offers();
  const people = (await company.owner(operations.listConsumers)).body.items;
  const ben = people.find(({ email }) => email === address("ben"))!;
  const moved = { params: { id: ben.id }, body: { email: address("new") } };
  expect((await company.owner(operations.patchConsumer, moved)).status).toBe(200);
  expect((await respond(await waitIn("ben", "enrollment-offer", "take"), true)).body.code).toBe("OFFER_OVER");
});

test("who leaves the company or is erased waits no more, and codes are not stored for long", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  const people = (await company.owner(operations.listConsumers)).body.items;
  const ben = people.find(({ email }) => email === address("ben"))!;
  await company.owner(operations.deleteConsumer, { params: { id: ben.id } });
  expect(await numbers()).toMatchObject({ waiting: 0 });
  expect(
    await t.database.db.select().from(enrollmentWaits).where(eq(enrollmentWaits.consumerId, ben.id)),
  ).toEqual([]);
  await rsvp(join!, false);
  await offers();
  const sent = await t.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, address("ben")));
  expect(sent.map(({ kind }) => kind)).toEqual(["enrollment-code"]);
});

/** A person whom the administrator adds to the list. */
const onList = async (name: string, email = address(name)) =>
  (await company.owner(operations.createConsumer, { body: { first_name: name, last_name: "", email } })).body
    .id;
const setAttendees = async (added: string[], removed: string[] = []) => {
  const before = (await attendees()).map((one) => one.consumer_id);
  const consumer_ids = [...before.filter((one) => !removed.includes(one)), ...added];
  return company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids } });
};

test("a seat that an administrator fills is not taken a second time by whom it was offered", async () => {
  const { join } = (await enroll("ada")).body;
  for (const name of ["ben", "cy", "dee", "eve"]) await enroll(name);
  await rsvp(join!, false);
  await offers();
  const ofEve = await waitIn("eve", "enrollment-offer", "take");
  expect((await setAttendees([await onList("grace")])).status).toBe(200);
  expect(await respond(ofEve, true)).toMatchObject({ status: 410, body: { code: "OFFER_OVER" } });
  expect(await attendees()).toHaveLength(4);
  const { body } = await company.owner(operations.patchSession, { params: { id }, body: { seats: 5 } });
  expect(body.seats).toBe(5);
  expect((await respond(ofEve, true)).body.state).toBe("seat");
});

test("whoever gets a seat in another way waits no more", async () => {
  await open(1);
  await enroll("ada");
  for (const name of ["ben", "cy"]) await enroll(name);
  const people = (await company.owner(operations.listConsumers)).body.items;
  const ben = people.find(({ email }) => email === address("ben"))!;
  await setAttendees([ben.id]);
  expect(await numbers()).toMatchObject({ waiting: 1 });
  await open(2);
  await offers();
  expect(await kinds("ben")).not.toContain("enrollment-offer");
  expect(await kinds("cy")).toContain("enrollment-offer");
});

test("whoever declined, waits, and accepts after all waits no more", async () => {
  const grace = await onList("grace");
  await setAttendees([grace]);
  const { join } = (await enroll("grace")).body;
  await rsvp(join!, false);
  await open(1);
  await enroll("ada");
  expect((await enroll("ben")).body.state).toBe("waiting");
  expect((await enroll("grace")).body.state).toBe("waiting");
  expect((await rsvp(join!, true)).status).toBe(200);
  expect(await numbers()).toMatchObject({ waiting: 1 });
});

test("the link of somebody who may not enroll takes no seat again after an administrator removed it", async () => {
  const contractor = await onList("rae", "rae@elsewhere.example");
  await setAttendees([contractor]);
  await company.owner(operations.inviteAttendees, { params: { id }, body: {} });
  const links = (await t.emails("rae@elsewhere.example")).at(-1)!.links;
  const join = links
    .find((link) => link.includes("#join="))!
    .split("#join=")[1]!
    .split("&")[0]!;
  expect((await rsvp(join, true)).status).toBe(200);
  await setAttendees([], [contractor]);
  expect((await rsvp(join, true)).body.code).toBe("LINK_EXPIRED");
  expect(await attendees()).toEqual([]);
});

test("whoever is offered a seat and enrolls once more takes it", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  await enroll("cy");
  await rsvp(join!, false);
  await offers();
  expect((await enroll("cy")).body.state).toBe("waiting");
  expect((await enroll("ben")).body.state).toBe("seat");
});

test("an offer that has just ended leaves nobody who enrolls once more without a position", async () => {
  await open(1);
  const { join } = (await enroll("ada")).body;
  await enroll("ben");
  await rsvp(join!, false);
  await offers();
  await enroll("cy");
  t.clock.advance(24 * 60);
  expect((await enroll("ben")).body.state).toBe("waiting");
  await offers();
  expect(await kinds("cy")).toContain("enrollment-offer");
  const waits = eq(enrollmentWaits.enrollmentId, enrollmentId);
  expect(await t.database.db.$count(enrollmentWaits, waits)).toBe(2);
});

test("people who wait can be offered seats that the administrator adds", async () => {
  await testPeople(company.owner, 1);
  for (const name of ["ada", "ben", "cy", "dee", "eve"]) await enroll(name);
  await company.owner(operations.patchSession, { params: { id }, body: { seats: 5 } });
  await offers();
  expect(await kinds("eve")).toContain("enrollment-offer");
});
