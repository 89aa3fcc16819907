import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { isCrawler } from "@lantern/contract/crawlers";
import type { EnrollmentPage } from "@lantern/contract/enrollment-page";
import type { JoinSession } from "@lantern/contract/join-page";
import type { Language } from "@lantern/contract/languages";
import type { PageConfig } from "@lantern/contract/page-config";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { type Page, readBuiltSite, translatedFile } from "./pages/built-site.ts";
import {
  crawlersNotFoundPage,
  type LinkCard,
  type NamedOperator,
  type NamedService,
  nameOperator,
  nameServices,
  notFoundPage,
  showOffers,
  writeCard,
  writeConfig,
  writeEnrollment,
  writeSession,
} from "./pages/complete-page.ts";
import { contentPolicy } from "./pages/content-policy.ts";
import { dashboardLanguage, readersLanguage, requestedLanguage } from "./pages/page-language.ts";
import { fillOrigin, type ServedText, sendText, servedText } from "./pages/served-text.ts";
import { within } from "./pages/within.ts";
import { type CookieSettings, clearSiteCookies } from "./site-cookies.ts";

interface PagesOptions {
  /** Folder of the web build (`apps/web/build/client`). */
  root: string;
  /** Local mode: everybody can open the debug pages. */
  local?: boolean;
  /** Origin of the API that the pages use; null when it is their own. */
  api?: string | null;
  /** The public origin of this server; absolute URLs in pages begin with it. */
  origin?: string;
  /** The operator of this installation, as pages name it. */
  operator?: NamedOperator | null;
  /** The configured third-party services. */
  services?: readonly NamedService[];
  /** The third-party chat widget is configured. */
  chat?: boolean;
  /** Where pages report errors; null: nowhere. */
  reports?: string | null;
  /** People can sign in with Microsoft. */
  microsoft?: boolean;
  /** What every page is told about this server; requested for every page, because settings change. */
  config?: (() => Promise<PageConfig>) | null;
  /**
   * Reads the session of a join page, in this language; null when there is none with this id. The page is sent in the
   * language of its address, `?language=de`, else in the session's.
   */
  joinSession?: ((sessionId: string, language?: Language) => Promise<JoinSession | null>) | null;
  /** Reads what an enrollment page shows, and the card for its link; null when its link leads nowhere. */
  enrollment?: ((id: string, language: Language) => Promise<CardedEnrollment | null>) | null;
  /**
   * Reads the card for the link of a team's page, in this language or the session's; null when the link leads nowhere.
   * Then the page is sent with status 404, the same for every link.
   */
  teamCard?: ((token: string, language?: Language) => Promise<LinkCard | null>) | null;
  /** Our origins, whose cookies are deleted when somebody signs out; null: there are no cookies. */
  cookies?: CookieSettings | null;
}

interface CardedEnrollment {
  page: EnrollmentPage;
  card: LinkCard;
}

/** What a page shows that only the database knows, with the language that it has. */
type PageData =
  | { kind: "session"; session: JoinSession }
  | ({ kind: "enrollment" } & CardedEnrollment)
  | { kind: "team"; token: string; card: LinkCard }
  /** The link leads nowhere. */
  | { kind: "missing" }
  | null;

const year = 31_536_000;

/**
 * The page server: a file, else the page built for the path, else the empty document of the surface that the page
 * belongs to, else the 404 page with status 404, which crawlers get without the error screen.
 *
 * Not wrapped by fastify-plugin: the catch-all belongs to the scope it is registered in.
 */
export async function pages(
  app: FastifyInstance,
  {
    root,
    local = false,
    api = null,
    origin = "",
    operator = null,
    services = [],
    chat = false,
    reports = null,
    microsoft = false,
    config = null,
    joinSession = null,
    enrollment = null,
    teamCard = null,
    cookies = null,
  }: PagesOptions,
): Promise<void> {
  const site = readBuiltSite(root);
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const complete = (text: string) => nameServices(nameOperator(fillOrigin(text, origin), operator), services);
  const builtText = memoize((file: string) => complete(readFileSync(join(root, file), "utf8")));
  const textOf = memoize((file: string) => servedText(builtText(file)));
  const currentConfig = latest(config, app.log);
  const pageTexts = lastMade(STORED_TEXTS);
  const pageOf = async (file: string, data: PageData = null): Promise<ServedText> => {
    const facts = await currentConfig();
    return pageTexts(`${file} ${data ? keyOf(data) : ""}`, JSON.stringify([facts, data]), () => {
      const html = builtText(file);
      const configured = facts ? writeConfig(showOffers(html, facts.providers), facts) : html;
      return servedText(data ? writeData(configured, data, origin) : configured);
    });
  };
  const dataOf = async (page: Page, request: FastifyRequest): Promise<PageData> => {
    const { sessionId, enrollmentId } = (page.kind === "prerendered" && page.params) || {};
    const teamToken = page.kind === "app" && page.params.teamToken;
    const read = async (): Promise<PageData> => {
      const session = sessionId && (await joinSession?.(sessionId, requestedLanguage(request)));
      if (session) return { kind: "session", session };
      const opened = enrollmentId && (await enrollment?.(enrollmentId, languageFor(request)));
      if (opened) return { kind: "enrollment", ...opened };
      if (!teamToken || !teamCard) return null;
      const card = await teamCard(teamToken, statedLanguage(request));
      return card ? { kind: "team", token: teamToken, card } : { kind: "missing" };
    };
    return sessionId || enrollmentId || teamToken
      ? within(
          SESSION_WITHIN_MS,
          read().catch(() => null),
        )
      : null;
  };
  const fileOf = (page: Extract<Page, { help: boolean }>, request: FastifyRequest, data: PageData) => {
    if (page.kind === "app")
      return page.translated ? translatedFile(page.file, dashboardLanguage(request, page.open)) : page.file;
    if (page.translated === "administrators")
      return translatedFile(page.file, dashboardLanguage(request, true));
    return page.translated === "participants"
      ? translatedFile(
          page.file,
          requestedLanguage(request) ??
            (data?.kind === "session" ? data.session.language : readersLanguage(request)),
        )
      : page.file;
  };
  const policy = (html: string, help: boolean) =>
    contentPolicy(html, { api, reports, microsoft, chat: chat && help });
  const policyOf = memoize((file: string) => policy(builtText(file), false));
  const policyWithHelp = memoize((file: string) => policy(builtText(file), true));
  const asPage = (reply: FastifyReply, csp: string) =>
    reply
      .header("content-security-policy", csp)
      .header("permissions-policy", "camera=(self), microphone=(self), geolocation=(), payment=()")
      .header("cache-control", "no-cache");

  // The page itself admits administrators of the platform; the server does not know who requests a document.
  const statusOf = (path: string, status: number) => (path.startsWith("/debug/") && !local ? 404 : status);

  app.get("/*", { schema: { hide: true } as FastifySchema }, async (request, reply) => {
    const path = decodedPath(request);
    const page = site.find(path);
    switch (page.kind) {
      case "file":
        reply.header("cache-control", cacheFor(page.file));
        if (!namesOrigin.test(page.file)) return reply.sendFile(page.file);
        return sendText(request, reply.type(typeOf(page.file)), textOf(page.file));
      case "prerendered":
      case "app": {
        if (page.kind === "app" || !page.marketing) noindex(reply);
        if (page.kind === "app") reply.code(statusOf(path, page.status));
        // Also completes a sign-out whose request failed.
        if (cookies && path === "/" && hasLogout(request)) clearSiteCookies(reply, cookies);
        const data = await dataOf(page, request);
        if (data?.kind === "missing") reply.code(404);
        const file = fileOf(page, request, data);
        asPage(reply, page.help ? policyWithHelp(file) : policyOf(file));
        return sendText(request, reply.type("text/html; charset=utf-8"), await pageOf(file, data));
      }
      case "missing": {
        asPage(noindex(reply), policyOf(site.notFoundFile)).code(404).type("text/html; charset=utf-8");
        reply.header("vary", "user-agent");
        if (!isCrawler(request.headers["user-agent"] ?? ""))
          return reply.send(notFoundPage((await pageOf(site.notFoundFile)).plain, path));
        request.log.info({ status: 404, path }, "application error");
        return reply.send(crawlersNotFoundPage);
      }
    }
  });
}

/** The language of a page for participants whose session does not decide it. */
const languageFor = (request: FastifyRequest) => requestedLanguage(request) ?? readersLanguage(request);

/** The same, unless nothing says it: programs that read a link for a channel have no language. */
const statedLanguage = (request: FastifyRequest) =>
  requestedLanguage(request) ?? (request.headers["accept-language"] ? readersLanguage(request) : undefined);

function writeData(html: string, data: NonNullable<PageData>, origin: string): string {
  switch (data.kind) {
    case "session":
      return writeSession(html, data.session);
    case "enrollment":
      return writeEnrollment(html, data.page, data.card, origin);
    case "team":
      return writeCard(html, data.card, origin);
    case "missing":
      return html;
  }
}

/** Names the page that has this data, among all of one file. */
function keyOf(data: NonNullable<PageData>): string {
  switch (data.kind) {
    case "session":
      return `${data.session.id} ${data.session.story?.locale ?? ""}`;
    case "enrollment":
      return data.page.id;
    case "team":
      return data.token;
    case "missing":
      return "";
  }
}

const noindex = (reply: FastifyReply) => reply.header("x-robots-tag", "noindex");

/** The built pages do not change while the server runs. */
function memoize<T>(make: (file: string) => T): (file: string) => T {
  const made = new Map<string, T>();
  return (file) => {
    const value = made.get(file) ?? make(file);
    made.set(file, value);
    return value;
  };
}

/** So many completed texts are stored. Those of join pages come and go with their sessions. */
const STORED_TEXTS = 300;

/** The texts that were made last, each with the facts that are written in it. One is made again when they change. */
function lastMade(most: number) {
  const texts = new Map<string, { facts: string; text: ServedText }>();
  return (key: string, facts: string, make: () => ServedText): ServedText => {
    const stored = texts.get(key);
    const made = stored?.facts === facts ? stored : { facts, text: make() };
    texts.delete(key);
    texts.set(key, made);
    const [oldest] = texts.keys();
    if (texts.size > most && oldest !== undefined) texts.delete(oldest);
    return made.text;
  };
}

/** A join page waits this long for its session. After that its script asks for it. */
const SESSION_WITHIN_MS = 500;

/** A page waits this long for the configuration. After that it gets the one that was read last. */
const CONFIG_WITHIN_MS = 500;

/**
 * The configuration, or the one that was read last while it cannot be read or the database does not respond, so that
 * pages do not depend on the database. It is read once at a time.
 */
function latest(read: PagesOptions["config"], log: FastifyInstance["log"]): () => Promise<PageConfig | null> {
  let lastRead: PageConfig | null = null;
  let reading: Promise<void> | null = null;
  const start = async () => {
    try {
      lastRead = (await read?.()) ?? null;
    } catch (err) {
      log.warn({ err }, "pages: the configuration could not be read");
    }
  };
  return async () => {
    reading ??= start().finally(() => {
      reading = null;
    });
    await within(CONFIG_WITHIN_MS, reading);
    return lastRead;
  };
}

/** Files with absolute URLs: the site map, the feed, the rules for crawlers, and tables to download. */
const namesOrigin = /^(?!assets\/).*\.(?:xml|txt|csv)$/;

function typeOf(file: string): string {
  if (file.endsWith("feed.xml")) return "application/atom+xml; charset=utf-8";
  if (file.endsWith(".csv")) return "text/csv; charset=utf-8";
  return file.endsWith(".xml") ? "application/xml; charset=utf-8" : "text/plain; charset=utf-8";
}

/** Names of built assets contain a hash of their content, and a build's own facts its id, so they never change. */
function cacheFor(file: string): string {
  if (file === "builds/latest.json") return "no-cache";
  const forever = file.startsWith("assets/") || file.startsWith("builds/meta/");
  return forever ? `public, max-age=${year}, immutable` : "public, max-age=3600";
}

function hasLogout({ query }: FastifyRequest): boolean {
  return typeof query === "object" && query !== null && "logout" in query;
}

/** The path in readable form. The router has rejected invalid encodings before. */
function decodedPath(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?");
  return decodeURIComponent(path);
}
