import * as operations from "@lantern/contract/http";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sampled } from "../../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { testDraft } from "../../../test/company.ts";
import { added, companyWithDirectory, patch } from "../../../test/directory.ts";

/** Whoever has the link of an enrollment never learns from it whether an address is on the company's list. */

let t: TestApplication;
let enrollmentId: string;
/** One address of each kind, all of them equally long. */
let addresses: Record<"attendee" | "listed" | "leaver" | "unknown", string>;

beforeAll(async () => {
  t = await testApplication();
  const { company, directory } = await companyWithDirectory(t, 20);
  const domain = company.email.split("@")[1]!;
  const at = (name: string) => `${name}@${domain}`;
  addresses = { attendee: at("anna"), listed: at("bert"), leaver: at("cleo"), unknown: at("dora") };
  const person = async (email: string) => (await added(directory, { userName: email })).id as string;
  const attendee = await person(addresses.attendee);
  await person(addresses.listed);
  const leaver = await person(addresses.leaver);
  await directory("PATCH", `/Users/${leaver}`, patch({ op: "replace", value: { active: false } }));
  const id = await testDraft(t, company.owner, { starts_at: t.clock.in(10 * 24 * 60) });
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [attendee] } });
  await company.owner(operations.confirmSession, { params: { id } });
  const body = { seats: null, closes_at: null };
  const opened = await company.owner(operations.putEnrollment, { params: { id }, body });
  enrollmentId = new URL(opened.body.enrollment!.url).pathname.split("/")[2]!;
});
afterAll(() => t.close());

const requestCode = (email: string) =>
  t.client()(operations.requestEnrollmentCode, {
    params: { enrollmentId },
    body: { email, language: "en" as const },
  });

const original = pg.Client.prototype.query;

/** The statements that the database gets, without their values. */
async function costOf(work: () => Promise<unknown>) {
  const sent: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    const [query] = parameters as [string | { text: string }];
    sent.push(typeof query === "string" ? query : query.text);
    return original.apply(this, parameters as never);
  } as never);
  await work();
  spy.mockRestore();
  return sent.filter((text) => text !== "");
}

test("a request for a code costs the same statements for every address, and none reads the list of people", async () => {
  const costs: Record<string, string[]> = {};
  for (const [kind, email] of Object.entries(addresses)) costs[kind] = await costOf(() => requestCode(email));
  expect(costs.unknown!.length).toBeGreaterThan(5);
  for (const kind of ["attendee", "listed", "leaver"]) expect(costs[kind], kind).toEqual(costs.unknown);
  for (const statement of costs.unknown!) expect(statement).not.toMatch(/"(?:session_)?consumers"/);
});

test("the response and the email have the same bytes for every address", async () => {
  const responses: Record<string, unknown> = {};
  for (const [kind, email] of Object.entries(addresses)) {
    const { status, body, headers } = await requestCode(email);
    const { "x-request-id": _, "set-cookie": __, date: ___, ...others } = headers;
    const [latest] = (await t.emails(email)).slice(-1);
    const hidden = (text: string) => text.replaceAll(email, "ADDRESS").replace(/\d{3} \d{3}/g, "CODE");
    const shape = { ...body, proof: body.proof.length };
    const { subject, text, html } = latest!;
    responses[kind] = { status, shape, others, email: [subject, text, html].map(hidden) };
  }
  for (const kind of ["attendee", "listed", "leaver"])
    expect(responses[kind], kind).toEqual(responses.unknown);
});

test("10,000 tries with wrong codes get one response for known and unknown addresses", async () => {
  const kinds = Object.entries(addresses);
  const tries = sampled(
    Array.from({ length: 10_000 }, (_, n) => n),
    49,
  );
  const responses: Record<string, Set<string>> = {};
  for (const n of tries) {
    const [kind, email] = kinds[n % kinds.length]!;
    const { status, body } = await requestCode(email);
    const entered = await t.client()(operations.enroll, {
      params: { enrollmentId },
      body: { proof: body.proof, code: "wrong", first_name: "Eve" },
    });
    responses[kind] ??= new Set();
    responses[kind].add(`${status} ${body.proof.length} ${entered.status} ${JSON.stringify(entered.body)}`);
  }
  expect(Object.keys(responses)).toHaveLength(4);
  const [first] = responses.unknown!;
  for (const [kind, all] of Object.entries(responses)) expect([kind, ...all]).toEqual([kind, first]);
}, 300_000);

test("only whoever proves an address learns that the directory keeps it out", async () => {
  // The addresses get codes again.
  t.clock.advance(60 * 24);
  for (const kind of ["leaver", "unknown"] as const) {
    const { body } = await requestCode(addresses[kind]);
    const [code] = /\d{3} \d{3}/.exec((await t.emails(addresses[kind])).at(-1)!.text)!;
    const entered = await t.client()(operations.enroll, {
      params: { enrollmentId },
      body: { proof: body.proof, code, first_name: "Eve" },
    });
    expect([entered.status, entered.body.code]).toEqual([403, "ENROLLMENT_REFUSED"]);
  }
});
