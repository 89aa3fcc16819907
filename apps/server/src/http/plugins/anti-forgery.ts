import { randomBytes, timingSafeEqual } from "node:crypto";
import { csrfCookie } from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import { open } from "../../core/gates.ts";
import { keyOf } from "../actor.ts";
import { route } from "../route.ts";
import { type CookieSettings, siteCookies } from "./site-cookies.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Double submit: a script of our own origin can read the cookie and repeat it in a header, a foreign page cannot. A
 * page of a neighbor domain may be able to set the cookie, so a page must also come from one of `origins`; programs
 * send no origin. Covers the scope it is installed in; routes without cookie authentication are mounted outside.
 */
export function installAntiForgery(
  app: FastifyInstance,
  settings: CookieSettings,
  origins: ReadonlySet<string>,
): void {
  const { antiForgery } = siteCookies(settings);
  app.addHook("onRequest", async (request) => {
    // A browser never adds a key by itself, and a foreign page may not send this header.
    if (safe.has(request.method) || keyOf(request)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !origins.has(origin)) throw new AppError("CSRF_MISMATCH");
    const cookie = request.cookies[antiForgery.name];
    const header = request.headers["x-xsrf-token"];
    if (!cookie || typeof header !== "string" || !same(cookie, header)) throw new AppError("CSRF_MISMATCH");
  });

  route(app, csrfCookie, open, async ({ reply }) => {
    const value = randomBytes(24).toString("base64url");
    reply.setCookie(antiForgery.name, value, antiForgery.options);
    // Pages of another origin cannot read our cookies; allowed ones can read this header.
    if (settings.allowedOrigins.length > 0) reply.header("x-xsrf-token", value);
    reply.header("cache-control", "no-store");
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
