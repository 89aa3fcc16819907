import { limits } from "@lantern/contract/limits";
import type { FastifyReply } from "fastify";
import { AppError } from "../../../core/app-error.ts";
import type { Settings } from "../../../core/context.ts";
import { siteCookies } from "../../../http/plugins/site-cookies.ts";
import type { SignInOutcome } from "../second-factor/sign-in-with-factor.ts";

/**
 * The token of a finished sign-in. If the person has a second factor, the browser gets its ticket as a cookie.
 *
 * @throws AppError SECOND_FACTOR
 */
export function tokenOrTicket(
  outcome: SignInOutcome,
  reply: FastifyReply,
  settings: Pick<Settings, "origin" | "allowedOrigins">,
): { token: string } {
  if ("token" in outcome) return outcome;
  const { signInTicket } = siteCookies(settings);
  const maxAge = limits.signInTicketMinutes * 60;
  reply.setCookie(signInTicket.name, outcome.ticket, { ...signInTicket.options, maxAge });
  throw new AppError("SECOND_FACTOR");
}
