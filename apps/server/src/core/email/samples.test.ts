import { existsSync, readdirSync, readFileSync } from "node:fs";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { settings } from "../../testing/application.ts";
import { sampleEmails, sampleEmailsIn } from "./samples.ts";

const brand = { company: "Northwind", color: "#ffe08a", logoUrl: "http://localhost:3000/logos/x/y.png" };
const now = new Date("2026-11-20T09:00:00Z");
const letters = sampleEmails(settings, now, brand);
const inSpanish = sampleEmailsIn("es", settings, now, brand);
const named = letters.map((letter) => [letter.kind, letter] as const);
const everywhere = [...named, ...inSpanish.map((letter) => [`${letter.kind} in Spanish`, letter] as const)];
const toParticipants = named.filter(([kind]) => /^(invitation|changed|reminder)/.test(kind));

test("every template of the folder is among the samples", () => {
  const source = readFileSync(new URL("samples.ts", import.meta.url), "utf8");
  for (const file of readdirSync(new URL("templates", import.meta.url)))
    expect(source.includes(`templates/${file}`), file).toBe(true);
  expect(new Set(letters.map(({ kind }) => kind)).size).toBe(letters.length);
});

describe.each(everywhere)("the letter %s", (_, letter) => {
  test("says the same in text and in HTML, with nothing left open", () => {
    expect(letter.subject).toMatch(/\S/);
    for (const body of [letter.text, letter.html]) expect(body).not.toMatch(/undefined|null|NaN|\[object/);
    const words = (html: string) =>
      html
        .replace(/<[^>]+>/g, " ")
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"');
    for (const link of letter.text.match(/https?:\/\/\S+/g) ?? []) {
      expect(letter.html).toContain(link.replaceAll("&", "&amp;"));
    }
    const [title = ""] = letter.text.split("\n\n");
    expect(words(letter.html)).toContain(title);
  });

  test("shows pictures that every program knows, from an address of ours, with words in their place", () => {
    for (const [picture] of letter.html.matchAll(/<img[^>]+>/g)) {
      expect(picture).toMatch(/src="http:\/\/localhost:3000\/\S+\.(jpg|png)"/);
      expect(picture).toMatch(/alt="[^"]+"/);
    }
    expect(letter.html).not.toMatch(/<script|<link|@import|url\(/i);
  });
});

test.each(toParticipants)(
  "the letter %s has the join link, the time where the reader is, a way out, and the system check",
  (_, { text }) => {
    expect(text).toMatch(/\/experience\/[\w-]+#join=/);
    expect(text).toContain("15:00 to 16:00");
    expect(text).toContain("Your time, in Copenhagen (14:00 UTC)");
    expect(text).toContain("&rsvp=yes");
    expect(text).toContain("&rsvp=no");
    expect(text).toContain("/systemCheck?");
  },
);

test.each([
  ["en", "There is a seat for you in The Quiet Station"],
  ["es", "Tienes una plaza en The Quiet Station"],
] as const)("a letter in %s to somebody without a name begins without one", (language, invitation) => {
  const titles = sampleEmailsIn(language, settings, now, brand, true).map(
    ({ text }) => text.split("\n\n")[0] ?? "",
  );
  expect(titles[0]).toBe(invitation);
  for (const title of titles) expect(title).toMatch(/^[¿¡]?[\p{Lu}\d]/u);
  expect(titles.join("\n")).not.toMatch(/Freja|^(there|hola),|null|undefined|, there$/im);
});

test("a letter in Spanish has every part of the English one, and none of its words", () => {
  const paragraphs = (text: string) => text.split("\n\n").flatMap((part) => part.split(":\nhttp")[0] ?? "");
  for (const spanish of inSpanish) {
    const english = letters.find(({ kind }) => kind === spanish.kind)!;
    expect(spanish.html).toContain('<html lang="es">');
    // One more says that the story is told in English.
    const more = spanish.kind === "invitation" ? 1 : 0;
    expect(paragraphs(spanish.text).length).toBe(paragraphs(english.text).length + more);
    const same = paragraphs(spanish.text).filter((part) => english.text.split("\n\n").includes(part));
    // What people wrote themselves stays as it is, and so does the story.
    expect(same.filter((part) => !/^"|^A research station|^K7QM 2XTP$/.test(part))).toEqual([]);
    expect([...spanish.text.matchAll(/https?:\S+/g)].flat()).toEqual(
      [...english.text.matchAll(/https?:\S+/g)].flat(),
    );
    expect(spanish.calendar?.method).toBe(english.calendar?.method);
  }
});

test("a company's colour keeps its button readable, and its logo is there", () => {
  const { html } = letters.find(({ kind }) => kind === "invitation")!;
  expect(html).toContain("background-color:#ffe08a");
  expect(html).toMatch(/#join=[^"]+" style="[^"]*color:#000000/);
  expect(html).toContain('src="http://localhost:3000/logos/x/y.png"');
});

test("the covers of letters are JPEG, small, and there for each story that companies can choose", () => {
  const stories = new URL("../../../../../content/experiences/", import.meta.url);
  for (const story of readdirSync(stories)) {
    const cover = new URL(`${story}/mail-cover.jpg`, stories);
    if (!existsSync(new URL(`${story}/art/cover.webp`, stories))) continue;
    expect(existsSync(cover), `${story} has none: npm run art:mail`).toBe(true);
    const bytes = readFileSync(cover);
    expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
    expect(bytes.length).toBeLessThan(120_000);
  }
});

test("calendar files hold what Google, Outlook and Apple ask for", () => {
  for (const [kind, method, status] of [
    ["invitation", "REQUEST", "CONFIRMED"],
    ["changed", "REQUEST", "CONFIRMED"],
    ["cancelled", "CANCEL", "CANCELLED"],
  ] as const) {
    const { calendar } = letters.find((letter) => letter.kind === kind)!;
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
