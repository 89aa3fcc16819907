import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import fc from "fast-check";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../../../../scripts/lib/sample.ts";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { calendarFile } from "../../core/email/calendar.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { insertUser } from "../access/users/repository.ts";

let t: TestApplication;
let company: TestCompany;
let sub: ApiClient;
let people: { id: string; email: string }[];
let number = 0;

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 100 });
  const values = { firstName: "Ada", lastName: "Sub", userTypeId: Role.CONSUMER_ADMIN_SUB };
  const email = `ada@${crypto.randomUUID()}.example`;
  const user = { ...values, email, companyId: company.id, emailVerifiedAt: t.clock.now() };
  const { id } = await insertUser(t.database.db, user);
  sub = t.client(await issueToken(t.database.db, t.clock.now(), { userId: id }));
});
afterAll(() => t.close());

/** A confirmed session with two new people, the first of whom is observed. */
async function confirmedSession(): Promise<string> {
  people = [];
  for (const name of ["Ana", "Leo"]) {
    const email = `${name}${++number}@people.example`;
    const body = { first_name: name, last_name: "Holm", email };
    people.push({ id: (await company.owner(operations.createConsumer, { body })).body.id, email });
  }
  const id = await testDraft(t, company.owner, { starts_at: t.clock.in(30 * 24 * 60) });
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: idsOf(people) } });
  await company.owner(operations.confirmSession, { params: { id } });
  return id;
}

const idsOf = (some: { id: string }[]) => some.map((one) => one.id);

function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents("vevent");
  return events.map((event) => ({
    method: String(calendar.getFirstPropertyValue("method")),
    uid: String(event.getFirstPropertyValue("uid")),
    organizer: event.getFirstPropertyValue("organizer"),
    sequence: Number(event.getFirstPropertyValue("sequence")),
    stamp: String(event.getFirstPropertyValue("dtstamp")),
  }));
}

/** Every calendar file that was emailed to this address, in order. */
const filesTo = async (email: string) =>
  (await t.emails(email)).flatMap(({ calendar }) => (calendar ? read(calendar.content) : []));

/** What administrators and the operator do, in any order. Some of it is refused. */
const changes = {
  invite: (by: ApiClient, id: string) => by(operations.inviteAttendees, { params: { id } }),
  "invite again": (by: ApiClient, id: string) =>
    by(operations.inviteAttendees, { params: { id }, body: { consumer_ids: [people[0]!.id] } }),
  title: (by: ApiClient, id: string) =>
    by(operations.patchSession, { params: { id }, body: { title: `Hour ${++number}` } }),
  move: (by: ApiClient, id: string) =>
    by(operations.putSessionDate, {
      params: { id },
      body: { starts_at: t.clock.in(40 * 24 * 60 + ++number), timezone: "Europe/Copenhagen" },
    }),
  "remove Ana": (by: ApiClient, id: string) =>
    by(operations.putAttendees, { params: { id }, body: { consumer_ids: [people[1]!.id] } }),
  "add Ana": (by: ApiClient, id: string) =>
    by(operations.putAttendees, { params: { id }, body: { consumer_ids: idsOf(people) } }),
  "revoke links": (by: ApiClient, id: string) => by(operations.revokeLinks, { params: { id }, body: {} }),
  cancel: (by: ApiClient, id: string) => by(operations.cancelSession, { params: { id } }),
  "another MAIL_FROM": async () =>
    Object.assign(t.context.settings, { mailFrom: `Lantern Hour <hello@of${++number}.example>` }),
  "inbound email on or off": async () =>
    Object.assign(t.context.settings, {
      inboundEmail: t.context.settings.inboundEmail ? null : inboundEmail(),
    }),
};
const inboundEmail = () => ({ address: `re${++number}@mail.example.com`, secret: "s".repeat(40) });

type Step = { what: keyof typeof changes; isOwner: boolean };

async function played(steps: Step[]) {
  const id = await confirmedSession();
  const before = await company.owner(operations.sessionCalendar, { params: { id } });
  for (const { what, isOwner } of steps) {
    t.clock.advance(1);
    await changes[what](isOwner ? company.owner : sub, id);
  }
  const after = await t.client()(operations.openCalendar, { query: { sessionId: id } });
  return {
    downloads: [before, after].flatMap(({ body }) => read(body)),
    files: await filesTo(people[0]!.email),
  };
}

function expectOneEntry({ downloads, files }: Awaited<ReturnType<typeof played>>) {
  expect(new Set([...downloads, ...files].map(({ uid }) => uid)).size).toBe(1);
  expect(new Set(files.map(({ organizer }) => organizer)).size).toBeLessThanOrEqual(1);
  for (const { organizer } of downloads) expect([null, files[0]?.organizer]).toContain(organizer);
  for (const [n, file] of files.entries()) {
    const last = files[n - 1];
    if (!last) continue;
    expect(file.sequence).toBeGreaterThan(last.sequence);
    expect(file.stamp > last.stamp).toBe(true);
  }
}

const by = (what: Step["what"], isOwner = true): Step => ({ what, isOwner });

describe("one calendar entry for each person", () => {
  test.each<[string, Step[], string[]]>([
    [
      "who is removed, added and invited again",
      [by("invite"), by("remove Ana"), by("add Ana"), by("invite")],
      ["REQUEST", "CANCEL", "REQUEST"],
    ],
    [
      "when other administrators change the session, and the operator the settings",
      [
        by("invite"),
        by("move", false),
        by("inbound email on or off"),
        by("move"),
        by("another MAIL_FROM"),
        by("inbound email on or off"),
        by("move", false),
        by("cancel"),
      ],
      ["REQUEST", "REQUEST", "REQUEST", "REQUEST", "CANCEL"],
    ],
    [
      "whose links were revoked",
      [
        by("inbound email on or off"),
        by("invite"),
        by("revoke links"),
        by("invite again", false),
        by("inbound email on or off"),
        by("cancel"),
      ],
      ["REQUEST", "REQUEST", "CANCEL"],
    ],
  ])("%s", async (_, steps, methods) => {
    const result = await played(steps);
    expect(result.files.map(({ method }) => method)).toEqual(methods);
    expectOneEntry(result);
  });

  test("in every order of changes", async () => {
    const what = fc.constantFrom(...(Object.keys(changes) as Step["what"][]));
    const steps = fc.array(fc.record({ what, isOwner: fc.boolean() }), { minLength: 4, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (some) => expectOneEntry(await played([by("invite", false), ...some]))),
      { numRuns: 15, seed: 20270304 },
    );
  }, 120_000);

  test("has the same organizer for everybody where no answers are read by email", async () => {
    Object.assign(t.context.settings, { inboundEmail: null });
    const id = await confirmedSession();
    const [ana, leo] = people;
    const invite = (who: ApiClient, one = ana!) =>
      who(operations.inviteAttendees, { params: { id }, body: { consumer_ids: [one.id] } });
    await invite(company.owner);
    await invite(sub, leo);
    const [[first], [second]] = [await filesTo(ana!.email), await filesTo(leo!.email)];
    expect([first?.organizer, second?.organizer]).toEqual(Array(2).fill(`mailto:${company.email}`));
  });
});

test("a later date has a number above that of everybody, also of those who were removed and added again", async () => {
  const id = await confirmedSession();
  const act = (what: keyof typeof changes) => changes[what](company.owner, id);
  for (const what of ["invite", "remove Ana", "add Ana", "invite", "move"] as const) {
    t.clock.advance(1);
    await act(what);
  }
  const [ana, leo] = [await filesTo(people[0]!.email), await filesTo(people[1]!.email)];
  expect(ana.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  expect(leo.map(({ sequence }) => sequence)).toEqual([0, 3]);
  const download = await t.client()(operations.openCalendar, { query: { sessionId: id } });
  expect(read(download.body)[0]).toMatchObject({ method: "PUBLISH", sequence: 3 });
});

describe("times in a calendar file", () => {
  /** As a calendar reads them that believes the file's own rules. */
  function timesIn(start: Date, minutes: number, timezone: string) {
    const end = new Date(start.getTime() + minutes * 60_000);
    const entry = { uid: "one@lantern-hour", sequence: 0 };
    const about = { title: "Hour", description: "", url: "https://play.example.com", cancelled: false };
    const { content } = calendarFile({ entry, stamp: start, start, end, timezone, ...about });
    const calendar = new ICAL.Component(ICAL.parse(content));
    for (const zone of calendar.getAllSubcomponents("vtimezone"))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
    const read = [event.startDate, event.endDate].map((at) => at.toJSDate().toISOString());
    ICAL.TimezoneService.reset();
    return { content, read, expected: [start, end].map((at) => at.toISOString()) };
  }

  test.each([
    ["the first 02:30", "2027-10-31T00:30:00Z", "Europe/Berlin"],
    ["the second 02:30", "2027-10-31T01:30:00Z", "Europe/Berlin"],
    ["an end that occurs twice", "2027-10-30T23:30:00Z", "Europe/Berlin"],
    ["a shift of half an hour", "2027-04-03T14:45:00Z", "Australia/Lord_Howe"],
    ["the first 01:30 in New York", "2027-11-07T05:30:00Z", "America/New_York"],
    ["the hour that does not exist", "2027-03-28T01:00:00Z", "Europe/Berlin"],
  ])("are read as what they are: %s", (_, start, timezone) => {
    const { read, expected } = timesIn(new Date(start), 60, timezone);
    expect(read).toEqual(expected);
  });

  test.each(["2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"])(
    "are in UTC where the clock shows them twice, because programs differ in which one they read: %s",
    (start) => {
      const { content } = timesIn(new Date(start), 60, "Europe/Berlin");
      expect(content).toContain(`DTSTART:${start.replace(/[-:]|\.\d+/g, "")}\r\n`);
    },
  );

  /** When the clocks of a zone change in the next three years. */
  function changesOf(zone: string): Temporal.ZonedDateTime[] {
    const changes: Temporal.ZonedDateTime[] = [];
    const end = Date.UTC(2029, 10, 1);
    let at = Temporal.Instant.from("2026-11-01T00:00:00Z")
      .toZonedDateTimeISO(zone)
      .getTimeZoneTransition("next");
    for (; at && at.epochMilliseconds <= end; at = at.getTimeZoneTransition("next")) changes.push(at);
    return changes;
  }

  test("are read as what they are around every change of clocks in the next three years", () => {
    const wrong: string[] = [];
    // Most zones share their rules with others.
    const byRules = new Map(
      Intl.supportedValuesOf("timeZone").map((zone) => [
        changesOf(zone)
          .map(({ epochMilliseconds, offset }) => epochMilliseconds + offset)
          .join(),
        zone,
      ]),
    );
    expect(byRules.size).toBeGreaterThan(20);
    for (const timezone of sampled([...byRules.values()], 4))
      for (const change of changesOf(timezone))
        for (const minutes of [-150, -90, -30, 0, 30, 90]) {
          const start = new Date(change.epochMilliseconds + minutes * 60_000);
          const { read, expected } = timesIn(start, 60, timezone);
          if (read.join() !== expected.join()) wrong.push(`${timezone} ${expected[0]}: ${read.join()}`);
        }
    expect(wrong).toEqual([]);
  }, 60_000);
});
