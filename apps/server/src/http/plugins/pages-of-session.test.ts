import { type EnrollmentPage, enrollmentId } from "@lantern/contract/enrollment-page";
import { type JoinSession, joinSessionId } from "@lantern/contract/join-page";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { testSite } from "../../../test/site.ts";
import { pages } from "./pages.ts";

const { root, write, remove } = testSite();
afterAll(remove);

const existing = "0190b6a4-6d2b-7c3e-8f11-000000000001";
const session: JoinSession = {
  id: existing,
  title: "Evening </script> & more",
  starts_at: "2026-11-12T14:00:00.000Z",
  ends_at: "2026-11-12T15:00:00.000Z",
  timezone: "Europe/Copenhagen",
  status: "confirmed",
  language: "es",
  story: {
    title: "The Quiet Station",
    logline: "One line.",
    cover: "/content/a/art/cover.avif",
    locale: "en",
    languages: ["en"],
  },
};

test("a page of participants is in the language of its session, else in the reader's, whatever the database does", async () => {
  const served = Fastify();
  const joinSession = (id: string) => {
    if (id === existing) return Promise.resolve(session);
    if (id.endsWith("2")) return Promise.resolve(null);
    if (id.endsWith("3")) return Promise.reject(new Error("no database"));
    return new Promise<null>(() => {});
  };
  await served.register(pages, { root, joinSession });
  const page = async (id: string, languages?: string) => {
    const headers = languages === undefined ? {} : { "accept-language": languages };
    const { body, headers: sent } = await served.inject({ url: `/experience/${id}`, headers });
    expect(sent.vary).toContain("accept-language");
    return body;
  };
  const english = "en-GB,en;q=0.9,es;q=0.8";
  const spanish = "fr-FR, es-MX;q=0.9, en;q=0.8";
  expect(await page(existing, english)).toBe("<h1>entrar</h1>");
  for (const last of ["2", "3", "4"]) {
    const id = existing.replace(/1$/, last);
    expect(await page(id, english)).toBe("<h1>join</h1>");
    expect(await page(id, spanish)).toBe("<h1>entrar</h1>");
  }
  expect(await page(existing.replace(/1$/, "2"))).toBe("<h1>join</h1>");
  for (const url of ["/experience/index.es.html", "/experience/index.html", "/experience"])
    expect((await served.inject(url)).statusCode, url).toBe(404);
  await served.close();
});

test("a join page has its session and preloads the cover, and changes with the session", async () => {
  write("experience/index.es.html", "<html><head></head><h1>entrar</h1></html>");
  let current = session;
  const served = Fastify();
  await served.register(pages, { root, joinSession: async () => current });
  const page = () => served.inject(`/experience/${existing}`);
  const sessionIn = (html: string) =>
    JSON.parse(new RegExp(`id="${joinSessionId}">(.*?)</script></head>`).exec(html)?.[1] ?? "null");
  const first = await page();
  expect(sessionIn(first.body)).toEqual(session);
  expect(first.body).toContain(
    'as="image" fetchpriority="high" imagesrcset="/content/a/art/cover-800.avif 800w, /content/a/art/cover.avif 1600w"',
  );
  expect(first.headers["content-security-policy"]).toContain("script-src 'self';");
  expect((await page()).headers.etag).toBe(first.headers.etag);
  current = { ...session, status: "cancelled", story: null };
  const later = await page();
  expect(sessionIn(later.body)).toEqual(current);
  expect(later.body).not.toContain('as="image"');
  expect(later.headers.etag).not.toBe(first.headers.etag);
  await served.close();
});

test("[L8] a join page is in the language that its address names, with the adventure in it", async () => {
  write("experience/index.es.html", "<html><head></head><h1>entrar</h1></html>");
  write("experience/index.html", "<html><head></head><h1>join</h1></html>");
  const requested: (string | undefined)[] = [];
  const served = Fastify();
  const joinSession = async (_id: string, language?: string) => {
    requested.push(language);
    const { story } = session;
    return { ...session, language: "en" as const, story: story && { ...story, locale: language ?? "en" } };
  };
  await served.register(pages, { root, joinSession });
  const page = async (query: string) => (await served.inject(`/experience/${existing}${query}`)).body;
  expect(await page("?language=es")).toMatch(/"locale":"es".*<h1>entrar<\/h1>/);
  expect(await page("")).toMatch(/"locale":"en".*<h1>join<\/h1>/);
  for (const other of ["?language=xx", "?language=es&language=en", "?language="])
    expect(await page(other)).toContain("<h1>join</h1>");
  expect(requested).toEqual(["es", undefined, undefined, undefined, undefined]);
  await served.close();
});

const enrollment: EnrollmentPage = {
  id: existing,
  state: "open",
  title: session.title,
  starts_at: "2026-11-12T14:00:00.000Z",
  ends_at: "2026-11-12T15:00:00.000Z",
  timezone: "Europe/Copenhagen",
  language: "en",
  story: { title: "The Quiet Station", logline: "One line.", cover: "/a/cover.avif", card: "/a/card.jpg" },
  inviter: "Maren",
  company: { name: "Northwind", logo: null },
  single_sign_on: false,
  dates: null,
};
const builtCard = ["og:title", "og:description", "og:image", "og:image:width", "og:type"]
  .map((name) => `<meta property="${name}" content="built"/>`)
  .join("");

test("an enrollment page is in the reader's language, with a card for its link that is written safely", async () => {
  for (const file of ["enroll/index.html", "enroll/index.es.html"])
    write(file, `<html><head>${builtCard}</head><h1>${file}</h1>`);
  const served = Fastify();
  const title = 'Evening "</title>" & more';
  await served.register(pages, {
    root,
    origin: "https://play.example.com",
    enrollment: async (id, language) =>
      id === existing
        ? { page: enrollment, card: { title, text: `In ${language}.`, picture: "/a/card.jpg" } }
        : null,
  });
  const page = async (id: string, languages: string) =>
    (await served.inject({ url: `/enroll/${id}`, headers: { "accept-language": languages } })).body;
  const spanish = await page(existing, "es-MX, en;q=0.9");
  expect(spanish).toContain("enroll/index.es.html");
  expect(spanish).toContain(
    '<meta property="og:title" content="Evening &quot;&lt;/title&gt;&quot; &amp; more"/>',
  );
  expect(spanish).toContain('<meta property="og:description" content="In es."/>');
  expect(spanish).toContain('<meta property="og:image" content="https://play.example.com/a/card.jpg"/>');
  expect(spanish.match(/built/g)).toHaveLength(1);
  const [, json = ""] = new RegExp(`id="${enrollmentId}">(.*?)</script></head>`).exec(spanish) ?? [];
  expect(JSON.parse(json)).toEqual(enrollment);
  expect(await page(existing, "en")).toContain("In en.");
  expect(await page(existing.replace(/1$/, "2"), "en")).toContain(builtCard);
  await served.close();
});

test("a team's page has a card for its link; a link that leads nowhere gets status 404, always the same", async () => {
  write("play.html", `<html><head>${builtCard}</head><div id=app>play</div></html>`);
  const requested: (string | undefined)[] = [];
  const served = Fastify();
  await served.register(pages, {
    root,
    origin: "https://play.example.com",
    teamCard: async (token, language) => {
      requested.push(language);
      if (token === "broken") throw new Error("no database");
      return token === "shared"
        ? { title: "The Way Home", text: 'Once "</title>" & more', picture: "/share/a.jpg" }
        : null;
    },
  });
  const page = (path: string, headers = {}) => served.inject({ url: path, headers });
  const shared = await page("/team/shared", { "accept-language": "de-AT, en;q=0.5" });
  expect(shared.statusCode).toBe(200);
  expect(shared.headers["x-robots-tag"]).toBe("noindex");
  expect(shared.body).toContain('<meta property="og:title" content="The Way Home"/>');
  expect(shared.body).toContain('content="Once &quot;&lt;/title&gt;&quot; &amp; more"');
  expect(shared.body).toContain('<meta property="og:image" content="https://play.example.com/share/a.jpg"/>');
  // A program that reads the link for a channel has no language: then the session's is used.
  await page("/team/shared");
  await page("/team/shared?language=es");
  expect(requested).toEqual(["de", undefined, "es"]);
  const missing = [await page("/team/ended"), await page("/team/never-there"), await page("/team/x")];
  for (const { statusCode, body, headers } of missing) {
    expect(statusCode).toBe(404);
    expect(body).toBe(missing[0]?.body);
    expect(headers["content-length"]).toBe(missing[0]?.headers["content-length"]);
    expect(body.match(/built/g)?.length).toBe(5);
  }
  // Nobody knows whether it is there: the page itself asks again.
  expect((await page("/team/broken")).statusCode).toBe(200);
  await served.close();
});
