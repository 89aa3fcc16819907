import type { ErrorCode } from "@lantern/contract/errors";
import { fieldTexts } from "@lantern/contract/http";
import { isLanguage } from "@lantern/contract/languages";
import type { CompanyRow } from "../companies/repository.ts";
import type { Context } from "../context.ts";
import { Refusal, refuseField } from "../refusal.ts";
import type { SessionRow } from "./repository.ts";

/** A row that was found in the asking company, or SESSION_001. */
export function found(session: SessionRow | undefined): SessionRow {
  if (!session) throw new Refusal("SESSION_001");
  return session;
}

/** Confirming, inviting and buying wait for the proof of the Owner's address. */
export function requireVerified(company: CompanyRow | undefined): void {
  if (!company?.verifiedAt) throw new Refusal("EMAIL_UNVERIFIED");
}

/** The change was made on the page of this version; an older page would undo what it has not seen. */
export function requireVersion(session: SessionRow, ifMatch: string | undefined, code: ErrorCode): void {
  if (ifMatch === undefined || ifMatch === "*") return;
  if (ifMatch.replace(/^W\//, "").replaceAll('"', "") !== String(session.version)) throw new Refusal(code);
}

/** Completed sessions answer SESSION_006 to every change, cancelled ones with the call's own code. */
export function requireOpen(session: SessionRow, code: ErrorCode = "SESSION_004"): void {
  if (session.status === "completed") throw new Refusal("SESSION_006");
  if (session.status === "cancelled") throw new Refusal(code);
}

/** A start must lie in the future, by the server's clock. */
export function requireFuture(ctx: Pick<Context, "now">, startsAt: Date): void {
  if (startsAt.getTime() <= ctx.now().getTime()) throw refuseField("starts_at", "SESSION_012");
}

/** The language of its pages and mails: the story keeps its own, whichever is chosen. */
export function requireLanguage(language: string): void {
  if (!isLanguage(language)) throw refuseField("language", "REQUEST_001", fieldTexts.language);
}

/** Starting by hand is for the host; in local mode everyone may, to try things out. */
export function requireStartable(ctx: Pick<Context, "settings">, session: SessionRow): void {
  requireOpen(session);
  if (session.status === "draft") throw new Refusal("SESSION_004");
  if (session.hosting !== "host" && !ctx.settings.local) throw new Refusal("USER_009");
}
