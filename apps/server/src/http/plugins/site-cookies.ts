import type { FastifyReply } from "fastify";
import type { Settings } from "../../core/context.ts";

export type CookieSettings = Pick<Settings, "origin" | "allowedOrigins">;

/** A page on another host of our domain can't set a cookie with this prefix. Browsers accept it over https only. */
const hostOnly = "__Host-";

/**
 * Every cookie that this server sets. If pages of other origins can send requests, their requests must include
 * cookies.
 */
export function siteCookies({ origin, allowedOrigins }: CookieSettings) {
  const reach =
    allowedOrigins.length > 0
      ? ({ sameSite: "none", secure: true } as const)
      : ({ sameSite: "lax", secure: origin.startsWith("https:") } as const);
  const prefix = reach.secure ? hostOnly : "";
  return {
    /** Read by the page's script, which repeats it in a header. */
    antiForgery: { name: `${prefix}XSRF-TOKEN`, options: { ...reach, path: "/", httpOnly: false } },
    /** The browser that an anti-forgery token was made for, until it signs out. */
    browser: { name: `${prefix}browser`, options: { ...reach, path: "/", httpOnly: true } },
    /** Identifies the browser that started to link an identity to an account. */
    socialLink: { name: "social-link", options: { ...reach, path: "/api/auth/social", httpOnly: true } },
    /** A sign-in that waits for its second factor. */
    signInTicket: { name: "sign-in", options: { ...reach, path: "/api/auth/second-factor", httpOnly: true } },
    /** The browser that has gone to its company's identity provider. */
    signOn: { name: "sign-on", options: { ...reach, path: "/api/auth/sign-on", httpOnly: true } },
    /** The browser that a passkey's challenge was made for. */
    passkey: { name: "passkey", options: { ...reach, path: "/api", httpOnly: true } },
  };
}

/** After signing out the browser has none of them, including those that no script can see. */
export function clearSiteCookies(reply: FastifyReply, settings: CookieSettings): void {
  for (const { name, options } of Object.values(siteCookies(settings))) reply.clearCookie(name, options);
}
