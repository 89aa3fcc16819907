import type {
  createReportLink,
  openReportLink,
  ParsedBodyOf,
  ReportLink,
  SharedReport,
} from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { AuditHourly } from "../../core/audit/hourly.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { requireNoDelay } from "../../core/limits/limits.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { once } from "../../http/idempotency.ts";
import type { Visitor } from "../../http/visitor.ts";
import { withAnyKey } from "../../system/app-keys.ts";
import { hashSecret, secretOf } from "../../system/secrets.ts";
import { newPasswordHash, verifyPassword } from "../access/index.ts";
import { findSession, requireSession } from "../session/index.ts";
import * as repository from "./link-repository.ts";
import { readReport } from "./make-report.ts";

const DAY_MS = 86_400_000;

export async function listLinks(ctx: Context, { companyId }: CompanyScope, sessionId: string) {
  requireSession(await findSession(ctx.db, companyId, sessionId));
  const links = await repository.listLinks(ctx.db, companyId, sessionId, ctx.now());
  return { items: links.map(presentLink), next: null };
}

/** Only a session that has a report can be shared. A repeated request returns the same link. */
export async function createLink(
  ctx: Context,
  scope: CompanyScope,
  sessionId: string,
  body: ParsedBodyOf<typeof createReportLink>,
  idempotencyKey: string | undefined,
) {
  const { companyId, userId } = scope;
  await readReport(ctx, scope, sessionId);
  const expiresAt = new Date(body.expires_at);
  const ahead = expiresAt.getTime() - ctx.now().getTime();
  if (ahead <= 0 || ahead > limits.reportLinkDaysMax * DAY_MS)
    throw fieldError("expires_at", "REPORT_LINK_END");
  const passwordHash = body.password === null ? null : await hashOf(ctx, companyId, body.password);
  // Without the password: what is stored to recognize the request is quick to guess at.
  const sent = { sessionId, expires_at: body.expires_at, protected: passwordHash !== null };
  const request = { owner: companyId, operation: "createReportLink", key: idempotencyKey, body: sent };
  const id = await once(ctx, request, "REQUEST_001", async (tx) => {
    // The lock makes two requests that make the last one wait for each other.
    await lockCompany(tx, companyId);
    const open = await repository.listLinks(tx, companyId, sessionId, ctx.now());
    if (open.length >= limits.reportLinksMax) throw fieldError("expires_at", "REPORT_LINKS_MAX");
    const newId = orderedId();
    const tokenHash = hashSecret(secretOf(ctx.settings.appKey, "report-link", newId));
    await repository.insertLink(tx, { id: newId, companyId, sessionId, tokenHash, passwordHash, expiresAt });
    await audit(tx, {
      companyId,
      userId,
      action: "report.share",
      subject: `session:${sessionId}`,
      detail: { link: newId, expires_at: expiresAt.toISOString(), protected: passwordHash !== null },
    });
    return newId;
  });
  const link = await repository.findLink(ctx.db, companyId, id);
  if (!link) throw missing();
  // A repeated request gets the link of the first one, also if the key was changed meanwhile.
  const token = withAnyKey(ctx.settings, (appKey) => {
    const secret = secretOf(appKey, "report-link", id);
    return hashSecret(secret) === link.tokenHash ? secret : null;
  });
  if (token === null) throw missing();
  const query = body.language ? `?language=${body.language}` : "";
  return { ...presentLink(link), url: `${ctx.settings.origin}/report/${token}${query}` };
}

export async function revokeLink(
  ctx: Context,
  { companyId, userId }: CompanyScope,
  id: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const sessionId = await repository.deleteLink(tx, companyId, id);
    if (!sessionId) throw missing();
    const subject = `session:${sessionId}`;
    await audit(tx, { companyId, userId, action: "report.unshare", subject, detail: { link: id } });
  });
}

/**
 * The report that a link opens, as it is now; null while its password is missing. Links that are unknown, revoked or past
 * their end are the same to strangers.
 */
export async function openLink(
  ctx: Context,
  { token, password, language }: ParsedBodyOf<typeof openReportLink>,
  visitor: Visitor,
  auditHourly: AuditHourly,
): Promise<SharedReport | null> {
  const link = await repository.findOpenLink(ctx.db, hashSecret(token), ctx.now());
  if (!link) throw new AppError("LINK_EXPIRED");
  const { id, companyId, sessionId, passwordHash, expiresAt } = link;
  if (passwordHash !== null) {
    if (password === undefined) return null;
    await requirePassword(ctx, id, visitor.address, { password, hash: passwordHash });
  }
  const report = await readReport(ctx, { companyId }, sessionId, language);
  const company = await findCompany(ctx.db, companyId);
  await repository.recordOpening(ctx.db, id, ctx.now());
  const subject = `session:${sessionId}`;
  await auditHourly({ companyId, userId: null, action: "report.open", subject, detail: { link: id } });
  return { company: company?.name ?? "", expires_at: expiresAt.toISOString(), report };
}

/**
 * Counts the attempt in advance, so that a hundred attempts at once count as a hundred: for its network, and for the link,
 * since an attacker may have many networks. A network that has opened the link is not stopped by the guesses of others.
 */
async function requirePassword(
  { limits }: Context,
  link: string,
  network: string,
  { password, hash }: { password: string; hash: string },
): Promise<void> {
  const reader = `${link} ${network}`;
  requireNoDelay(await limits.take("reportPassword", reader));
  const isTrusted = (await limits.secondsToWait("trustedNetwork", reader)) > 0;
  const retryAfterSeconds = isTrusted ? 0 : await limits.take("reportPasswordLink", link);
  if (retryAfterSeconds > 0) {
    await limits.release("reportPassword", reader);
    throw new AppError("REPORT_GUESSED", { retryAfterSeconds });
  }
  if (!(await verifyPassword(password, hash))) throw fieldError("password", "REPORT_PASSWORD");
  if (!isTrusted) await limits.release("reportPasswordLink", link);
  await limits.reset("reportPassword", reader);
  await limits.reset("trustedNetwork", reader);
  await limits.take("trustedNetwork", reader);
}

/** The company's name alone is no password, as with an account. */
async function hashOf(ctx: Context, companyId: string, password: string): Promise<string> {
  const company = await findCompany(ctx.db, companyId);
  return newPasswordHash(password, { email: "", firstName: "", lastName: "", company: company?.name ?? "" });
}

const missing = () => new AppError("REQUEST_001", { status: 404 });

const presentLink = (link: repository.LinkRow): ReportLink => ({
  id: link.id,
  protected: link.passwordHash !== null,
  expires_at: link.expiresAt.toISOString(),
  created_at: link.createdAt.toISOString(),
  opened_at: link.openedAt?.toISOString() ?? null,
});
