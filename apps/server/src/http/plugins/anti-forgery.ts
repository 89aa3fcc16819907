import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { csrfCookie } from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Settings } from "../../core/context.ts";
import { open } from "../../core/gates.ts";
import { allKeys } from "../../system/app-keys.ts";
import { keyOf } from "../actor.ts";
import { route } from "../route.ts";
import { type CookieSettings, siteCookies } from "./site-cookies.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const newId = () => randomBytes(16).toString("base64url");
/** An id as `newId` makes it. */
const browserId = /^[\w-]{22}$/;

/**
 * The token that a browser repeats in a header. It is signed, and only good for the browser with this id, which no
 * script can read.
 */
export function antiForgeryToken(appKey: string, browser: string, nonce = newId()): string {
  const signature = createHmac("sha256", appKey).update(`anti-forgery.${nonce}.${browser}`);
  return `${nonce}.${signature.digest("base64url")}`;
}

/**
 * A script of our own origin can read the token and repeat it in a header, a foreign page cannot. A page of a neighbor
 * domain may be able to set cookies, but it cannot sign a token for them, and a page must also come from one of
 * `origins`; programs send no origin. A browser that stores no cookies has nothing that a foreign page could misuse, so
 * the origin is enough where participants prove who they are by their token or link. Covers the scope it is installed in;
 * routes without cookie authentication are mounted outside.
 */
export function installAntiForgery(
  app: FastifyInstance,
  settings: CookieSettings & Pick<Settings, "appKey" | "previousAppKeys">,
  origins: ReadonlySet<string>,
): void {
  const { antiForgery, browser } = siteCookies(settings);
  app.addHook("onRequest", async (request) => {
    // A browser never adds a key by itself, and a foreign page may not send this header.
    if (safe.has(request.method) || keyOf(request)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !origins.has(origin)) throw new AppError("CSRF_MISMATCH");
    const participant = request.url.startsWith("/api/exp/");
    if (participant && origin !== undefined && request.headers.cookie === undefined) return;
    const id = request.cookies[browser.name] ?? "";
    const header = request.headers["x-xsrf-token"];
    if (!browserId.test(id) || typeof header !== "string") throw new AppError("CSRF_MISMATCH");
    const [nonce = ""] = header.split(".", 1);
    if (!allKeys(settings).some((appKey) => same(header, antiForgeryToken(appKey, id, nonce))))
      throw new AppError("CSRF_MISMATCH");
  });

  route(app, csrfCookie, open, async ({ request, reply }) => {
    const sent = request.cookies[browser.name] ?? "";
    const id = browserId.test(sent) ? sent : newId();
    const token = antiForgeryToken(settings.appKey, id);
    reply.setCookie(browser.name, id, browser.options);
    reply.setCookie(antiForgery.name, token, antiForgery.options);
    // Pages of another origin cannot read our cookies; allowed ones can read this header.
    if (settings.allowedOrigins.length > 0) reply.header("x-xsrf-token", token);
    reply.header("cache-control", "no-store");
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
