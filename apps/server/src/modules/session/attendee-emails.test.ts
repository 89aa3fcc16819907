import * as operations from "@lantern/contract/http";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { pack } from "../../../test/settings.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let freja: string;
let frejaId: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
  freja = `freja${++number}@people.example`;
  const person = {
    first_name: "Freja <b>",
    last_name: "Lindqvist",
    email: freja,
    timezone: "America/New_York",
  };
  frejaId = (await company.owner(operations.createConsumer, { body: person })).body.id;
  const over = { title: "Hour\r\nBcc: evil@x.example", notes: '<script>alert("x")</script>' };
  id = await testDraft(t, company.owner, { ...over, starts_at: "2027-03-29T14:00:00Z" });
});
afterAll(() => t.close());

const act = (call: operations.Operation, body?: unknown) => company.owner(call, { params: { id }, body });
const attend = (ids: string[]) => act(operations.putAttendees, { consumer_ids: ids });

function eventOf(calendar: { content: string } | null) {
  const parsed = new ICAL.Component(ICAL.parse(calendar!.content));
  for (const zone of parsed.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const event = new ICAL.Event(parsed.getFirstSubcomponent("vevent")!);
  return { method: parsed.getFirstPropertyValue("method"), event };
}

describe("invitations", () => {
  test("[E24] [E25] [E26] are refused for a draft, for nobody, and for someone who does not attend", async () => {
    await attend([frejaId]);
    expect(await act(operations.inviteAttendees)).toMatchObject({
      status: 409,
      body: { code: "SESSION_008" },
    });
    await attend([]);
    expect(await act(operations.confirmSession)).toMatchObject({
      status: 200,
      body: { status: "confirmed" },
    });
    expect(await act(operations.inviteAttendees)).toMatchObject({
      status: 404,
      body: { code: "SESSION_007", message: "Session consumers not found" },
    });
    const omar = { first_name: "Omar", last_name: "H", email: `omar${number}@people.example` };
    const other = await company.owner(operations.createConsumer, { body: omar });
    await attend([frejaId]);
    const stranger = { consumer_ids: [other.body.id] };
    expect(await act(operations.inviteAttendees, stranger)).toMatchObject({
      status: 404,
      body: { code: "SESSION_009" },
    });
    expect(await t.emails(freja)).toEqual([]);
  });

  test("are sent once to everybody, and again to the named participants", async () => {
    await attend([frejaId]);
    await act(operations.confirmSession);
    expect((await act(operations.inviteAttendees)).body).toEqual({ invited: 1 });
    expect((await act(operations.inviteAttendees)).body).toEqual({ invited: 0 });
    expect((await act(operations.inviteAttendees, { consumer_ids: [frejaId] })).body).toEqual({ invited: 1 });
    expect(await t.emails(freja)).toHaveLength(2);
    expect((await act(operations.getSession)).body.attendees[0]).toMatchObject({
      readiness: "no_answer",
      email_status: "queued",
    });
  });

  test("are in the session's language, and name the adventure's language", async () => {
    await act(operations.patchSession, { language: "es", title: "Hora de otoño" });
    await attend([frejaId]);
    await act(operations.confirmSession);
    await act(operations.inviteAttendees);
    const moved = { starts_at: "2027-03-30T14:00:00Z", timezone: "Europe/Copenhagen" };
    await act(operations.putSessionDate, moved);
    await act(operations.cancelSession);
    const [invited, changed, cancelled] = await t.emails(freja);
    expect([cancelled?.subject, changed?.subject, invited?.subject]).toEqual([
      "Cancelada: Hora de otoño",
      "Nueva fecha y hora: Hora de otoño, martes 30 de marzo de 2027, de 10:00 a 11:00",
      "Maren Solberg (Northwind Instruments) te invita: Hora de otoño, lunes 29 de marzo de 2027, de 10:00 a 11:00",
    ]);
    expect(invited?.html).toContain('<html lang="es">');
    expect(invited?.text).toContain("La historia está en inglés.");
    expect(invited?.text).toContain("Tu hora local en Nueva York (14:00\u00a0UTC)");
    const { event } = eventOf(invited?.calendar ?? null);
    expect([event.summary, event.description]).toEqual([
      "Hora de otoño",
      expect.stringMatching(/La historia está en inglés\.$/),
    ]);
  });

  test("[L8] are in the language of the list, with the story in it where it is told in it", async () => {
    const { current } = t.context.adventures;
    onTestFinished(() => void Object.assign(t.context.adventures, { current }));
    const translated = (slug: string, language?: string) =>
      language === "de" && slug === pack.slug
        ? {
            ...pack,
            title: "Die stille Station",
            synopsis: "Auf Deutsch.",
            locale: "de",
            locales: ["en", "de"],
          }
        : current(slug);
    Object.assign(t.context.adventures, { current: translated });
    await company.owner(operations.patchConsumer, { params: { id: frejaId }, body: { language: "de" } });
    await attend([frejaId]);
    await act(operations.confirmSession);
    await act(operations.inviteAttendees);
    const [email] = await t.emails(freja);
    expect(email?.html).toContain('<html lang="de">');
    expect(email?.html).toContain('alt="Die stille Station"');
    expect(email?.text).not.toContain("Die Geschichte ist auf");
    expect(eventOf(email?.calendar ?? null).event.description).toContain("Auf Deutsch.");
    const page = `http://localhost:3000/experience/${id}?language=de#join=`;
    expect(email?.links.filter((link) => link.startsWith(page))).toHaveLength(3);
  });

  test("have the reader's local time and every link, and escape what people wrote", async () => {
    await attend([frejaId]);
    await act(operations.confirmSession);
    await act(operations.inviteAttendees);
    const [email] = await t.emails(freja);
    expect(email?.subject).toBe(
      "Maren Solberg (Northwind Instruments) invites you: Hour Bcc: evil@x.example, Monday, March 29, 2027, 10:00 AM to 11:00 AM",
    );
    expect(email?.text).toContain("Your local time in New York (14:00\u00a0UTC)");
    expect(email?.text).toContain("The lobby opens at 9:45 AM");
    const page = `http://localhost:3000/experience/${id}`;
    expect(email?.links).toEqual([
      expect.stringMatching(/&rsvp=yes$/),
      expect.stringMatching(/&rsvp=no$/),
      expect.stringMatching(new RegExp(`^${page}#join=[\\w.-]+&email=${encodeURIComponent(freja)}$`)),
      `http://localhost:3000/api/exp/calendar.ics?sessionId=${id}`,
      expect.stringContaining(`/systemCheck?sessionId=${id}#join=`),
      expect.stringContaining("https://calendar.google.com/calendar/render?action=TEMPLATE&"),
      expect.stringContaining("https://outlook.office.com/calendar/0/deeplink/compose?"),
      page,
      "http://localhost:3000/privacy",
    ]);
    expect(email?.html).not.toMatch(/<script|<b>/);
    expect(email?.html).toContain("Freja &lt;b&gt;, you have a seat in");
    expect(email?.html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(email?.replyTo).toBe(company.email);
  });
});

test("setting the same date again emails nobody", async () => {
  await attend([frejaId]);
  await act(operations.confirmSession);
  await act(operations.inviteAttendees);
  const { version } = (await act(operations.getSession)).body;
  const date = { starts_at: "2027-03-26T15:00:00Z", timezone: "Europe/Copenhagen" };
  const move = () =>
    company.owner(operations.putSessionDate, {
      params: { id },
      body: date,
      headers: { "if-match": `"${version}"` },
    });
  const responses = await Promise.all([move(), move(), move()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ body }) => body.version))).toEqual(new Set([version + 1]));
  expect((await t.emails(freja)).map(({ kind }) => kind)).toEqual(["invitation", "changed"]);
});

test("one calendar entry follows the session: same UID, rising SEQUENCE, correct across daylight saving", async () => {
  await attend([frejaId]);
  await act(operations.confirmSession);
  await act(operations.inviteAttendees);
  await act(operations.putSessionDate, { starts_at: "2027-03-26T15:00:00Z", timezone: "Europe/Copenhagen" });
  await act(operations.cancelSession);
  const emails = await t.emails(freja);
  expect(emails.map((email) => email.kind)).toEqual(["invitation", "changed", "cancelled"]);
  const entries = emails.map((email) => eventOf(email.calendar));
  expect(new Set(entries.map(({ event }) => event.uid)).size).toBe(1);
  expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(entries.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
  // 16:00 in Copenhagen, before and after the clocks change on 28 March.
  const starts = entries.map(({ event }) => [
    event.startDate.toString(),
    event.startDate.toJSDate().toISOString(),
  ]);
  expect(starts[0]).toEqual(["2027-03-29T16:00:00", "2027-03-29T14:00:00.000Z"]);
  expect(starts[1]).toEqual(["2027-03-26T16:00:00", "2027-03-26T15:00:00.000Z"]);
});

test("a new date and a cancellation are emailed to everybody invited but those who declined", async () => {
  const omar = `omar${number}@people.example`;
  const person = { first_name: "Omar", last_name: "Haddad", email: omar };
  const omarId = (await company.owner(operations.createConsumer, { body: person })).body.id;
  await attend([frejaId, omarId]);
  await act(operations.confirmSession);
  await act(operations.inviteAttendees);
  const declining = (await t.emails(omar))[0]!.links.find((link) => link.includes("rsvp=no"))!;
  const token = /#join=([\w.-]+)/.exec(declining)![1];
  await t.client()(operations.rsvp, { body: { token, coming: false } });
  await act(operations.putSessionDate, { starts_at: "2027-03-30T14:00:00Z", timezone: "Europe/Copenhagen" });
  await act(operations.cancelSession);
  const kindsTo = async (email: string) => (await t.emails(email)).map(({ kind }) => kind);
  expect(await kindsTo(freja)).toEqual(["invitation", "changed", "cancelled"]);
  expect(await kindsTo(omar)).toEqual(["invitation"]);
});

test("an attendee who is removed after the invitation gets a cancelled calendar entry", async () => {
  await attend([frejaId]);
  await act(operations.confirmSession);
  await act(operations.inviteAttendees);
  await attend([]);
  const [, cancelled] = await t.emails(freja);
  expect(eventOf(cancelled!.calendar).method).toBe("CANCEL");
  expect(eventOf(cancelled!.calendar).event.sequence).toBe(1);
});

test("[C33] the administrator's calendar file has one event", async () => {
  const response = await act(operations.sessionCalendar);
  expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(eventOf({ content: response.body }).event.startDate.toJSDate().toISOString()).toBe(
    "2027-03-29T14:00:00.000Z",
  );
});
