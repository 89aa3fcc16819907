import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dashboardLanguages, languages } from "@lantern/contract/languages";
import { limits } from "@lantern/contract/limits";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { settings } from "../../../test/settings.ts";
import { renderHtml } from "../../core/email/render-html.ts";
import { renderText } from "../../core/email/render-text.ts";
import { administratorEmailsIn, sampleEmails, sampleEmailsIn } from "./samples.ts";

const brand = { company: "Northwind", color: "#ffe08a", logoUrl: "http://localhost:3000/logos/x/y.png" };
const now = new Date("2026-11-20T09:00:00Z");
const rendered = (email: ReturnType<typeof sampleEmails>[number]) => ({
  ...email,
  text: renderText(email),
  html: renderHtml(email),
});
const emails = sampleEmails(settings, now, brand).map(rendered);
const translated = languages
  .filter((code) => code !== "en")
  .map((code) => {
    const inDashboard = dashboardLanguages.find((language) => language === code);
    const list = [
      ...sampleEmailsIn(code, settings, now, brand),
      ...(inDashboard ? administratorEmailsIn(inDashboard, settings, now, brand) : []),
    ];
    return [code, list.map(rendered)] as const;
  });
const named = emails.map((email) => [email.kind, email] as const);
const everywhere = [
  ...named,
  ...translated.flatMap(([code, list]) => list.map((email) => [`${email.kind} in ${code}`, email] as const)),
];
const toParticipants = named.filter(([kind]) => /^(invitation|changed|reminder)/.test(kind));

test("every email of the templates is among the samples", async () => {
  const source = readFileSync(new URL("samples.ts", import.meta.url), "utf8");
  const templates = new URL("../../core/email/templates/", import.meta.url);
  const exportedNames: string[] = [];
  for (const file of readdirSync(templates)) {
    const exported = Object.keys(await import(new URL(file, templates).href));
    exportedNames.push(...exported.filter((name) => !["actionEmail", "sessionEmail"].includes(name)));
  }
  const functions = exportedNames.filter((name) => name.endsWith("Email"));
  expect(functions).toContain("invitationEmail");
  for (const name of functions) expect(source.includes(`${name}(`), name).toBe(true);
  expect(new Set(emails.map(({ kind }) => kind)).size).toBe(emails.length);
});

test("the privacy page names why each of them is sent", () => {
  const page = readFileSync(new URL("../../../../web/app/site/privacy/texts.ts", import.meta.url), "utf8");
  const reasons = {
    "to confirm your address": /^(verify|verify-address|social-link|domain)$/,
    "to reset your password": /^reset$/,
    "to invite and remind you":
      /^((series-)?invitation|admin-invitation|dates(-reminder)?|reminder-\d+|check|answer)$/,
    "when something changes or needs your attention":
      /^((series-)?(changed|cancelled)|new-address.*|moved|password-changed|second-factor-.*|recovery-code|passkey-.*|factor.*|access-.*|owner.*|already-registered|not-started|sign-on-address|webhook-paused|backup-failed|company-deleted|refund-failed|surplus|returned|part-payment|quote-cancelled)$/,
    "to send codes, scorecards, team commitments, quotes, invoices, and receipts":
      /^(code|thanks|commitment|quote|invoice.*|receipt|refund)$/,
    "we ask once how your team’s commitment went": /^commitment-asked$/,
    "we also send you its statements": /^check-in$/,
    "If you take a seat by a link": /^((series-)?enrolled|enrollment-.*|withdrawn)$/,
    "send you a confirmation": /^contact/,
  };
  for (const reason of Object.keys(reasons)) expect(page).toContain(reason);
  const without = (kind: string) => !Object.values(reasons).some((kinds) => kinds.test(kind));
  expect(emails.map(({ kind }) => kind).filter(without)).toEqual([]);
});

describe.each(everywhere)("the email %s", (_, email) => {
  test("has the same content in text and in HTML, with no value missing", () => {
    expect(email.subject).toMatch(/\S/);
    for (const body of [email.text, email.html]) expect(body).not.toMatch(/undefined|null|NaN|\[object/);
    for (const part of [email.subject, email.text, email.html.replace(/<style>.*?<\/style>/gs, "")])
      expect(part, "a placeholder").not.toMatch(/[{}]/);
    const textOf = (html: string) =>
      html
        .replace(/<[^>]+>/g, " ")
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"');
    for (const link of email.text.match(/https?:\/\/\S+/g) ?? []) {
      expect(email.html).toContain(link.replaceAll("&", "&amp;"));
    }
    const [title = ""] = email.text.split("\n\n");
    expect(textOf(email.html)).toContain(title);
  });

  test("has pictures in common formats, from our own address, with alternative text", () => {
    for (const [picture] of email.html.matchAll(/<img[^>]+>/g)) {
      expect(picture).toMatch(/src="http:\/\/localhost:3000\/\S+\.(jpg|png)"/);
      expect(picture).toMatch(/alt="[^"]+"/);
    }
    expect(email.html).not.toMatch(/<script|<link|@import|url\(/i);
  });
});

test.each(toParticipants)(
  "the email %s has the join link, the time in the reader's time zone, a link to decline, and the system check",
  (_, { text }) => {
    expect(text).toMatch(/\/experience\/[\w-]+#join=/);
    expect(text).toContain("15:00 to 16:00");
    expect(text).toContain("Your local time in Copenhagen (14:00\u00a0UTC)");
    expect(text).toContain("&rsvp=yes");
    expect(text).toContain("&rsvp=no");
    expect(text).toContain("/systemCheck?");
  },
);

test.each(languages)("an email in %s to somebody without a name begins without one", (language) => {
  const titles = sampleEmailsIn(language, settings, now, brand, true).map(({ title }) => title);
  for (const title of titles) expect(title).toMatch(/^[¿¡]?[\p{Lu}\d]/u);
  expect(titles.join("\n")).not.toMatch(/Freja|^(there|hola),|null|undefined|, there$/im);
});

test.each(translated)(
  "an email in %s has every block of the English one, and none of its text",
  (language, list) => {
    const withoutUrl = (part: string) => part.split(/:?\nhttp/)[0] ?? "";
    // The entry that an online calendar is given describes the session in the reader's language.
    const linksOf = (text: string) =>
      [...text.matchAll(/https?:\S+/g)].flat().map((link) => link.replace(/(&details=|&body=)[^&]*/, ""));
    const paragraphs = (text: string) => text.split("\n\n").map(withoutUrl);
    for (const email of list) {
      const english = emails.find(({ kind }) => kind === email.kind)!;
      expect(email.html).toContain(`<html lang="${language}">`);
      // One more says that the story is in English.
      const more = ["invitation", "enrolled"].includes(email.kind) ? 1 : 0;
      expect(paragraphs(email.text).length).toBe(paragraphs(english.text).length + more);
      const same = paragraphs(email.text).filter((part) => paragraphs(english.text).includes(part));
      // What people wrote themselves stays as it is, and so does the story.
      expect(
        same.filter(
          (part) => !/^["“]|^A research station|^K7QM 2XTP$|^274 193$|^Google Calendar$|^Outlook$/.test(part),
        ),
      ).toEqual([]);
      expect(linksOf(email.text)).toEqual(linksOf(english.text));
      expect(email.calendar?.method).toBe(english.calendar?.method);
    }
  },
);

test.each(everywhere)(
  "the email %s asks only people who may have done something whether it was them",
  (_, email) => {
    const didNothing = [
      "factor-required",
      "factor-optional",
      "factors-reset",
      "admin-invitation",
      "domain",
      "owner",
    ];
    if (didNothing.includes(email.kind))
      expect(email.text).not.toMatch(/wasn't you|no has sido tú|nicht waren/i);
  },
);

test.each([
  ["en", "“", "”"],
  ["es", "«", "»"],
  ["de", "„", "“"],
] as const)("what people wrote has the quotation marks of %s", (language, open, close) => {
  const note = `${open}No preparation needed. Bring a warm drink and find a quiet corner.${close}`;
  const [invitation] = sampleEmailsIn(language, settings, now, brand).map(rendered);
  expect(invitation?.html).toContain(note);
  expect(invitation?.text).toContain(note);
});

test.each(everywhere)(
  "in the email %s, an answer is closer to its own date than to what follows",
  (_, email) => {
    const tops = [...email.html.matchAll(/class="pad" style="padding:(\d+)px 36px 0;/g)].map(([, top]) =>
      Number(top),
    );
    // The title's row is before those of the body.
    const spaceAbove = (index: number) => tops[index + 1] ?? 0;
    email.body.forEach((block, index) => {
      const afterChoice = email.body[index - 1]?.type === "choice";
      if (afterChoice && block.type === "time")
        expect(spaceAbove(index)).toBeGreaterThan(spaceAbove(index - 1) + 12);
    });
  },
);

test("the smallest average that emails promise is the one that counts", () => {
  expect(limits.checkInSmallest).toBe(5);
  const notes = languages.map((language) =>
    sampleEmailsIn(language, settings, now).find(({ kind }) => kind === "check-in"),
  );
  const numbers = { en: "five people", es: "cinco personas", de: "fünf Personen" };
  expect(notes.map((email) => renderText(email!))).toEqual(
    languages.map((language) => expect.stringContaining(numbers[language])),
  );
});

test("an hour before the start, the link to join comes before the question", () => {
  const order = (kind: string) =>
    emails
      .find((email) => email.kind === kind)!
      .body.map(({ type }) => type)
      .filter((type) => /button|choice/.test(type));
  expect(order("reminder-24")).toEqual(["choice", "button"]);
  expect(order("reminder-1")).toEqual(["button", "choice"]);
  expect(emails.find(({ kind }) => kind === "reminder-1")!.text).not.toContain("today");
});

test("a dark scheme leaves the button of a company's color as it is", () => {
  const { html } = emails.find(({ kind }) => kind === "invitation")!;
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html)?.[1] ?? "";
  const selectors = dark.match(/[^{}]+(?=\{)/g)!.flatMap((list) => list.split(","));
  const cell = /<td([^>]*)><a href="[^"]*#join=/.exec(html)?.[1] ?? "";
  const classes = /class="([^"]*)"/.exec(cell)?.[1]?.split(" ").filter(Boolean) ?? [];
  expect(selectors).toContain(".card");
  for (const selector of selectors) {
    const last = selector.split(" ").at(-1) ?? "";
    expect(last === "td" || classes.includes(last.slice(1)), selector).toBe(false);
  }
});

test("labels of links are never broken inside a word, but URLs are", () => {
  for (const { html } of [...emails, ...translated.flatMap(([, list]) => list)])
    for (const [, style, label] of html.matchAll(/<a [^>]*style="([^"]*)"[^>]*>([^<]*)<\/a>/g))
      expect([label, style?.includes("break-all")]).toEqual([label, label?.startsWith("http")]);
});

test("a company's color keeps its button readable, and its logo is in the email", () => {
  const { html } = emails.find(({ kind }) => kind === "invitation")!;
  expect(html).toContain("background-color:#ffe08a");
  expect(html).toMatch(/#join=[^"]+" style="[^"]*color:#000000/);
  expect(html).toContain('src="http://localhost:3000/logos/x/y.png"');
});

test("the covers of emails are JPEG, small, and there for each story that companies can choose", () => {
  const stories = new URL("../../../../../content/experiences/", import.meta.url);
  for (const story of readdirSync(stories)) {
    const cover = new URL(`${story}/mail-cover.jpg`, stories);
    if (!existsSync(new URL(`${story}/art/cover.avif`, stories))) continue;
    expect(existsSync(cover), `${story} has none: npm run art:mail`).toBe(true);
    const bytes = readFileSync(cover);
    expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
    expect(bytes.length).toBeLessThan(120_000);
  }
});

test("calendar files have what Google, Outlook, and Apple require", () => {
  for (const [kind, method, status] of [
    ["invitation", "REQUEST", "CONFIRMED"],
    ["changed", "REQUEST", "CONFIRMED"],
    ["cancelled", "CANCEL", "CANCELLED"],
  ] as const) {
    const { calendar } = emails.find((email) => email.kind === kind)!;
    expect(calendar?.method).toBe(method);
    expect(calendar?.content.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const parsed = new ICAL.Component(ICAL.parse(calendar!.content));
    expect(parsed.getFirstPropertyValue("method")).toBe(method);
    expect(parsed.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("Europe/Copenhagen");
    const event = parsed.getFirstSubcomponent("vevent")!;
    expect(event.getFirstPropertyValue("status")).toBe(status);
    expect(event.getFirstPropertyValue("organizer")).toMatch(/^mailto:maren/i);
    const attendee = event.getFirstProperty("attendee")!;
    expect(attendee.getFirstValue()).toMatch(/^mailto:freja/i);
    expect([attendee.getFirstParameter("role"), attendee.getFirstParameter("partstat")]).toEqual([
      "REQ-PARTICIPANT",
      "NEEDS-ACTION",
    ]);
    for (const name of ["uid", "dtstamp", "dtstart", "dtend", "summary", "sequence"])
      expect([name, event.hasProperty(name)]).toEqual([name, true]);
    expect(event.getFirstPropertyValue("transp")).toBe("OPAQUE");
  }
});
