import type { FastifyReply } from "fastify";
import type { Settings } from "../../core/context.ts";

export type CookieSettings = Pick<Settings, "origin" | "allowedOrigins">;

/** Every cookie that this server sets. Where pages of other origins may call, cookies must go along from there. */
export function siteCookies({ origin, allowedOrigins }: CookieSettings) {
  const reach =
    allowedOrigins.length > 0
      ? ({ sameSite: "none", secure: true } as const)
      : ({ sameSite: "lax", secure: origin.startsWith("https:") } as const);
  return {
    /** Read by the page's script, which repeats it in a header. */
    antiForgery: { name: "XSRF-TOKEN", options: { ...reach, path: "/", httpOnly: false } },
    /** Says which browser began to link an identity to an account. */
    socialLink: { name: "social-link", options: { ...reach, path: "/api/auth/social", httpOnly: true } },
  };
}

/** After signing out the browser keeps none of them, those included that no script can see. */
export function clearSiteCookies(reply: FastifyReply, settings: CookieSettings): void {
  for (const { name, options } of Object.values(siteCookies(settings))) reply.clearCookie(name, options);
}
