import type { ErrorCode } from "@lantern/contract/errors";
import { isLanguage } from "@lantern/contract/languages";
import { AppError, fieldError } from "../../core/app-error.ts";
import { requireVerified } from "../../core/companies/policy.ts";
import type { CompanyRow } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { SessionRow } from "./repository.ts";

/** The session if it belongs to the company; throws SESSION_001 otherwise. */
export function requireSession(session: SessionRow | undefined): SessionRow {
  if (!session) throw new AppError("SESSION_001");
  return session;
}

/**
 * Throws if the change was made on an older version, because it would overwrite changes that the page has not shown.
 */
export function requireVersion(session: SessionRow, ifMatch: string | undefined, code: ErrorCode): void {
  if (ifMatch === undefined || ifMatch === "*") return;
  if (ifMatch.replace(/^W\//, "").replaceAll('"', "") !== String(session.version)) throw new AppError(code);
}

/** Throws SESSION_006 for every change of a completed session, and the given code for a cancelled one. */
export function requireOpen(session: SessionRow, code: ErrorCode = "SESSION_004"): void {
  if (session.status === "completed") throw new AppError("SESSION_006");
  if (session.status === "cancelled") throw new AppError(code);
}

/** Invitations and reminders are sent for confirmed and live sessions of a verified company. */
export function requireInvitable(session: SessionRow, company: CompanyRow): void {
  requireVerified(company);
  requireOpen(session, "SESSION_008");
  if (session.status === "draft") throw new AppError("SESSION_008");
}

/** The attendees with these ids, or SESSION_009 if one of them is no attendee. */
export function attendeesOf<A extends { seat: { consumerId: string } }>(attendees: A[], ids: string[]): A[] {
  const named = new Set(ids);
  const chosen = attendees.filter(({ seat }) => named.has(seat.consumerId));
  if (chosen.length < named.size) throw new AppError("SESSION_009");
  return chosen;
}

/** A start must lie in the future, by the server's clock. */
export function requireFuture(ctx: Pick<Context, "now">, startsAt: Date, field = "starts_at"): void {
  if (startsAt.getTime() <= ctx.now().getTime()) throw fieldError(field, "SESSION_012");
}

/** The language of the session's pages and emails; the story has its own. */
export function requireLanguage(language: string): void {
  if (!isLanguage(language)) throw fieldError("language", "LANGUAGE");
}

/** Only a hosted session is started by hand; in local mode any session, to try things out. */
export function requireStartable(ctx: Pick<Context, "settings">, session: SessionRow): void {
  requireOpen(session);
  if (session.status === "draft") throw new AppError("SESSION_004");
  if (session.hosting !== "host" && !ctx.settings.local) throw new AppError("USER_009");
}
