import { X509Certificate } from "node:crypto";
import type { AuditVerb } from "@lantern/contract/audit-actions";
import {
  backChannelLogout,
  type getSingleSignOn,
  type ParsedBodyOf,
  type putSingleSignOn,
  type ResponseOf,
} from "@lantern/contract/http";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import { lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { AddressError, targetOf } from "../../../core/outgoing/address.ts";
import { encrypt } from "../../../system/encryption.ts";
import { emailOwners } from "../account/email-owners.ts";
import { endOtherSignIns } from "../tokens/single-sign-on.ts";
import { forgetMissingGroups, listMissingGroups, listWaiting } from "./identity-repository.ts";
import { presentDomain, presentMissingGroups, presentProvider, presentSecondSubject } from "./presenter.ts";
import { secretPurpose } from "./provider.ts";
import { oldRedirectUri, ownRedirectUri } from "./redirect-policy.ts";
import * as repository from "./repository.ts";

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

export async function read(
  ctx: Context,
  { companyId }: CompanyScope,
): Promise<ResponseOf<typeof getSingleSignOn>> {
  const { origin } = ctx.settings;
  const row = await repository.findSignOn(ctx.db, companyId);
  const groups = row ? await listMissingGroups(ctx.db, companyId) : [];
  const waiting = row ? await listWaiting(ctx.db, companyId, row.issuer) : [];
  return {
    provider: row ? presentProvider(row) : null,
    missing_groups: groups.map(presentMissingGroups),
    second_subjects: waiting.map(presentSecondSubject),
    domains: (await repository.listDomains(ctx.db, companyId)).map(presentDomain),
    redirect_uri: ownRedirectUri(ctx, companyId),
    old_redirect_uri: row?.usesOldAddress ? oldRedirectUri(ctx) : null,
    old_redirect_until: (row?.usesOldAddress && row.oldAddressUntil?.toISOString()) || null,
    back_channel_logout_uri: origin + backChannelLogout.path.replace(":id", companyId),
    post_logout_redirect_uri: `${origin}/login`,
  };
}

/**
 * Another provider needs its own secret: the old one must not be sent to a new address. It also knows the company's own
 * redirect address, as does the same provider under another client ID.
 */
export async function save(ctx: Context, scope: CompanyScope, body: ParsedBodyOf<typeof putSingleSignOn>) {
  const { companyId } = scope;
  await requireAddress(ctx, body.issuer);
  const certificates = certificatesIn(body.certificates);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await repository.findSignOn(tx, companyId);
    const retained = before?.issuer === body.issuer ? before.encryptedSecret : undefined;
    const encryptedSecret = body.client_secret
      ? encrypt(ctx.settings.appKey, secretPurpose, body.client_secret)
      : retained;
    if (!encryptedSecret) throw fieldError("client_secret", "REQUIRED");
    const values = {
      issuer: body.issuer,
      clientId: body.client_id,
      certificates,
      required: body.required,
      makesAdmins: body.makes_admins,
      groupClaim: body.group_claim || null,
      ownerGroup: body.owner_group || null,
    };
    if (before?.groupClaim !== values.groupClaim || before.ownerGroup !== values.ownerGroup)
      await forgetMissingGroups(tx, companyId);
    await repository.saveSignOn(tx, companyId, {
      ...values,
      encryptedSecret,
      ...(isSameClient(before, body) ? {} : { usesOldAddress: false, oldAddressUntil: null }),
      ...repository.noProblem,
      tokenAcceptedAt: null,
    });
    const fields = Object.entries(values).flatMap(([name, value]) =>
      before?.[name as keyof typeof values] === value ? [] : [name],
    );
    if (body.client_secret) fields.push("clientSecret");
    await record(tx, scope, before ? "change" : "create", { fields, required: body.required });
    await emailOwners(ctx, tx, scope, "singleSignOn");
    if (body.required) await endOtherSignIns(tx, companyId);
  });
  return read(ctx, scope);
}

export async function remove(ctx: Context, scope: CompanyScope): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await repository.deleteSignOn(tx, scope.companyId)))
      throw new AppError("REQUEST_001", { status: 404 });
    await record(tx, scope, "delete", {});
    await emailOwners(ctx, tx, scope, "singleSignOn");
  });
}

const isSameClient = (
  before: repository.SignOnRow | undefined,
  { issuer, client_id }: Pick<ParsedBodyOf<typeof putSingleSignOn>, "issuer" | "client_id">,
) => before?.issuer === issuer && before.clientId === client_id;

async function requireAddress(ctx: Context, issuer: string): Promise<void> {
  try {
    await targetOf(issuer, ctx.settings.local);
  } catch (error) {
    if (error instanceof AddressError) throw fieldError("issuer", error.code);
    throw error;
  }
}

function certificatesIn(text: string): string | null {
  if (!text) return null;
  const matches = text.match(pem) ?? [];
  try {
    for (const one of matches) new X509Certificate(one);
  } catch {
    matches.length = 0;
  }
  if (matches.length === 0) throw fieldError("certificates", "CERTIFICATES");
  return matches.join("\n");
}

function record(
  tx: Parameters<typeof audit>[0],
  { companyId, userId }: CompanyScope,
  verb: AuditVerb<"single_sign_on">,
  detail: Record<string, unknown>,
): Promise<void> {
  const action = `single_sign_on.${verb}` as const;
  return audit(tx, { companyId, userId, action, subject: `company:${companyId}`, detail });
}
