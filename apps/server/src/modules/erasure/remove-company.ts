import { isolatedName } from "@lantern/contract/full-name";
import type { deleteCompany, deletePlatformCompany, ParsedBodyOf } from "@lantern/contract/http";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { eraseCompanyAuditValues } from "../../core/audit/erase.ts";
import { findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { languageOfAddress } from "../../core/email/administrators.ts";
import type { Email } from "../../core/email/email.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { companyDeletedEmail } from "../../core/email/templates/company.ts";
import { cancelledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope, Member } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import {
  apiKeys,
  billingAccounts,
  cameoPacks,
  companies,
  companyCameos,
  companyDomains,
  companyLogos,
  consumers,
  datePolls,
  enrollments,
  idempotencyKeys,
  invitations,
  liveSessions,
  outbox,
  peopleGroups,
  removedAdmins,
  reportLinks,
  sessionReports,
  sessions,
  sessionTexts,
  singleSignOn,
  teamPages,
  unplacedReplies,
  webhooks,
} from "../../db/schema/index.ts";
import { eraseUser, listAdmins, reauthenticate } from "../access/index.ts";
import { enqueueCalendarEmails, updateLiveSession } from "../session/index.ts";
import { erasePeople } from "./erase-people.ts";
import { invitedAttendees } from "./remove-people.ts";

/**
 * Deletes a company for its Owner, who has confirmed with the company's name and their password. Its ledger, orders and
 * documents stay for the books, and of its sessions their dates and seats: no log, report, scorecard or participant's data.
 */
export async function removeCompany(
  ctx: Context,
  scope: CompanyScope,
  { name, current_password }: ParsedBodyOf<typeof deleteCompany>,
): Promise<void> {
  await reauthenticate(ctx, scope, current_password);
  const cancelled = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    if (name !== undefined && name !== company.name.trim())
      throw fieldError("name", "COMPANY_NAME", { name: company.name });
    return closeCompany(ctx, tx, scope);
  });
  for (const id of cancelled) await updateLiveSession(ctx, "refresh", id);
}

/** The same for an ADMIN, whose reason stays in the audit log of the platform. */
export async function removeCompanyAsAdmin(
  ctx: Context,
  who: Member,
  companyId: string,
  { name, reason, current_password }: ParsedBodyOf<typeof deletePlatformCompany>,
): Promise<void> {
  await reauthenticate(ctx, who, current_password);
  if (!(await findCompany(ctx.db, companyId))) throw missing();
  const cancelled = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (company.deletedAt) throw missing();
    if (name !== company.name.trim()) throw fieldError("name", "COMPANY_NAME", { name: company.name });
    const ids = await closeCompany(ctx, tx, { ...who, companyId });
    await audit(tx, {
      companyId: null,
      userId: who.userId,
      action: "company.delete",
      subject: `company:${companyId}`,
      detail: { reason },
    });
    return ids;
  });
  for (const id of cancelled) await updateLiveSession(ctx, "refresh", id);
}

const missing = () => new AppError("REQUEST_001", { status: 404 });

/** Needs the company locked. Returns the ids of the sessions to update on the live server. */
export async function closeCompany(ctx: Context, tx: Tx, scope: CompanyScope): Promise<string[]> {
  const { companyId } = scope;
  const open = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.companyId, companyId), inArray(sessions.status, ["draft", "confirmed", "live"])));
  // A live session must end first.
  if (open.some(({ status }) => status === "live")) throw new AppError("SESSION_010");
  const invited = await invitedAttendees(tx, open);
  const ids = await peopleOf(tx, companyId);
  await tx.delete(outbox).where(eq(outbox.companyId, companyId));
  await tx
    .update(sessions)
    .set({ status: "cancelled", creditsReserved: 0 })
    .where(
      inArray(
        sessions.id,
        open.map(({ id }) => id),
      ),
    );
  await tx
    .update(sessions)
    .set({ notes: "", greeting: "", replyTo: null, cameos: null })
    .where(eq(sessions.companyId, companyId));
  await tx.delete(sessionTexts).where(inArray(sessionTexts.sessionId, sessionIds(tx, companyId)));
  // With their logs and scorecards. Nodes may have those of cancelled sessions in use; the job `logs:end` deletes them.
  const completed = and(eq(sessions.companyId, companyId), eq(sessions.status, "completed"));
  await tx
    .delete(liveSessions)
    .where(inArray(liveSessions.sessionId, tx.select({ id: sessions.id }).from(sessions).where(completed)));
  await tx.delete(sessionReports).where(eq(sessionReports.companyId, companyId));
  await tx.delete(unplacedReplies).where(eq(unplacedReplies.companyId, companyId));
  await erasePeople(ctx, tx, companyId, ids);
  for (const { session, attendees } of invited) {
    await enqueueCalendarEmails(ctx, tx, session, attendees, cancelledEmail, scope.userId);
  }
  await tx.delete(datePolls).where(eq(datePolls.companyId, companyId));
  await tx.delete(enrollments).where(eq(enrollments.companyId, companyId));
  await tx.delete(invitations).where(eq(invitations.companyId, companyId));
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, companyId));
  await tx.delete(webhooks).where(eq(webhooks.companyId, companyId));
  await tx.delete(reportLinks).where(eq(reportLinks.companyId, companyId));
  await tx.delete(teamPages).where(eq(teamPages.companyId, companyId));
  await tx.delete(singleSignOn).where(eq(singleSignOn.companyId, companyId));
  await tx.delete(companyDomains).where(eq(companyDomains.companyId, companyId));
  // Sessions that were played with the company's words have the story's own from now on.
  await tx.delete(peopleGroups).where(eq(peopleGroups.companyId, companyId));
  await tx.delete(companyCameos).where(eq(companyCameos.companyId, companyId));
  await tx.delete(cameoPacks).where(eq(cameoPacks.companyId, companyId));
  await tx.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
  // Orders and documents have who was billed.
  await tx.delete(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.ownerId, companyId));
  await audit(tx, {
    companyId,
    userId: scope.userId,
    action: "company.delete",
    subject: `company:${companyId}`,
  });
  await eraseCompanyAuditValues(tx, companyId);
  const admins = await listAdmins(tx, companyId);
  const farewells = await writeFarewells(ctx, tx, scope, admins);
  for (const user of admins) await eraseUser(tx, user);
  for (const email of farewells) await enqueueEmail(tx, email);
  await tx.delete(removedAdmins).where(eq(removedAdmins.companyId, companyId));
  await tx
    .update(companies)
    .set({ deletedAt: ctx.now(), logoHash: null, brandColor: null })
    .where(eq(companies.id, companyId));
  return open.map(({ id }) => id);
}

/** Emails to administrators with a confirmed address, in their languages, which nobody can look up afterwards. */
async function writeFarewells(
  ctx: Pick<Context, "settings">,
  tx: Tx,
  { companyId, userId }: CompanyScope,
  admins: Awaited<ReturnType<typeof listAdmins>>,
): Promise<Email[]> {
  const company = await findCompany(tx, companyId);
  if (!company) return [];
  const actor = admins.find(({ id }) => id === userId);
  // An ADMIN acts for the operator, and is nobody whom they know.
  const by = actor ? isolatedName(actor.firstName, actor.lastName) : ctx.settings.operator.name;
  const facts = { by: by ?? ctx.settings.origin, company: company.name };
  const emails: Email[] = [];
  for (const { email, emailVerifiedAt } of admins) {
    if (emailVerifiedAt === null) continue;
    const { in: write } = companyDeletedEmail(ctx.settings, { email }, facts);
    emails.push(write(await languageOfAddress(tx, email)));
  }
  return emails;
}

const sessionIds = (tx: Tx, companyId: string) =>
  tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.companyId, companyId));

async function peopleOf(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: consumers.id })
    .from(consumers)
    .where(and(eq(consumers.companyId, companyId), isNull(consumers.deletedAt)));
  return rows.map(({ id }) => id);
}
