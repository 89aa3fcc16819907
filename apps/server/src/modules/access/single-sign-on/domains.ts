import { randomBytes } from "node:crypto";
import type { AuditVerb } from "@lantern/contract/audit-actions";
import { fault } from "@lantern/contract/fault";
import type { CompanyDomain } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import { requireBusinessEmail } from "../../../core/companies/business-email.ts";
import { lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { domainEmail } from "../../../core/email/templates/company.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import { resolveTxt } from "../../../core/outgoing/dns.ts";
import type { Tx } from "../../../db/client.ts";
import { violates } from "../../../db/violation.ts";
import { emailOwners } from "../account/email-owners.ts";
import { endOtherSignIns } from "../tokens/single-sign-on.ts";
import { presentDomain, recordValue } from "./presenter.ts";
import * as repository from "./repository.ts";

/** In local mode, where no DNS has the record, an email to the domain's postmaster can prove it, too. */
export async function add(ctx: Context, scope: CompanyScope, domain: string): Promise<CompanyDomain> {
  requireOwnDomain(domain);
  const { companyId } = scope;
  try {
    return await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      if ((await repository.listDomains(tx, companyId)).length >= limits.domainsMax)
        throw fieldError("domain", "DOMAINS_MAX");
      const proof = randomBytes(20).toString("hex");
      const row = await repository.insertDomain(tx, { companyId, domain, proof });
      await record(tx, scope, "claim", domain);
      await emailOwners(ctx, tx, scope, "domain");
      if (ctx.settings.local) await enqueueEmail(tx, domainEmail(ctx.settings, row));
      return presentDomain(row);
    });
  } catch (error) {
    if (violates(error, "company_domains_claim")) throw fieldError("domain", "DOMAIN_LISTED");
    throw error;
  }
}

/** Looks the record up now. A domain belongs to the one company that has proved it. */
export async function prove(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  typed: string | undefined,
  resolve: typeof resolveTxt = resolveTxt,
): Promise<CompanyDomain> {
  const { companyId } = scope;
  requireNoDelay(await ctx.limits.take("signOnTest", companyId));
  const row = await repository.findDomain(ctx.db, companyId, id);
  if (!row) throw new AppError("REQUEST_001", { status: 404 });
  if (row.provedAt) return presentDomain(row);
  const isEmailed = ctx.settings.local && typed === row.proof;
  if (!isEmailed && !(await hasRecord(row, resolve))) throw new AppError("DOMAIN_UNPROVED");
  try {
    return await ctx.db.transaction(async (tx) => {
      const proved = await repository.markProved(tx, id, ctx.now());
      await record(tx, scope, "prove", row.domain);
      await endOtherSignIns(tx, companyId);
      return presentDomain(proved);
    });
  } catch (error) {
    if (violates(error, "company_domains_proved")) throw new AppError("DOMAIN_IN_USE");
    throw error;
  }
}

export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await repository.deleteDomain(tx, scope.companyId, id);
    if (!removed) throw new AppError("REQUEST_001", { status: 404 });
    await record(tx, scope, "remove", removed.domain);
    await emailOwners(ctx, tx, scope, "domain");
  });
}

async function hasRecord(row: repository.DomainRow, resolve: typeof resolveTxt): Promise<boolean> {
  const { record_name } = presentDomain(row);
  const records = await resolve(record_name).catch(() => []);
  // A long record comes in pieces.
  return records.some((pieces) => pieces.join("").trim() === recordValue(row.proof));
}

/** Everybody can have an address at a free provider. */
function requireOwnDomain(domain: string): void {
  try {
    requireBusinessEmail(`postmaster@${domain}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("USER_011", { fields: { domain: [fault("DOMAIN_FREE")] } });
  }
}

function record(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  verb: AuditVerb<"domain">,
  domain: string,
): Promise<void> {
  const action = `domain.${verb}` as const;
  return audit(tx, { companyId, userId, action, subject: `company:${companyId}`, detail: { domain } });
}
