import type { getDataProcessing, ResponseOf } from "@lantern/contract/http";
import type { ServicePurpose } from "@lantern/contract/services";
import { AppError } from "../../../core/app-error.ts";
import { findCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { settingOf } from "../../../core/settings/settings.ts";
import { agreementPdf } from "./pdf.ts";

interface Service {
  purpose: ServicePurpose;
  name: string;
}

/** The configured third-party services, by host name. Never contains keys or user names. */
export function servicesOf({
  settings,
  social,
  payments,
}: Pick<Context, "settings" | "social" | "payments">): Service[] {
  const { relay, smtpUrl, databaseUrl, redisUrl, local } = settings;
  const services: Service[] = [];
  if (smtpUrl) services.push({ purpose: "email", name: new URL(smtpUrl).hostname });
  if (payments?.kind === "stripe") services.push({ purpose: "payments", name: "Stripe" });
  if (settings.billing.vatCheck !== "off") services.push({ purpose: "vat_numbers", name: "ec.europa.eu" });
  // In local mode a local identity provider stands in for them.
  if (!local)
    for (const provider of Object.keys(social))
      services.push({ purpose: "sign_in", name: providers[provider] ?? provider });
  for (const host of new Set(relay?.urls.map(relayHost))) services.push({ purpose: "relay", name: host });
  if (settings.intercomAppId) services.push({ purpose: "chat", name: "Intercom" });
  if (settings.sentryDsn)
    services.push({ purpose: "error_reports", name: new URL(settings.sentryDsn).hostname });
  if (databaseUrl) services.push({ purpose: "database", name: new URL(databaseUrl).hostname });
  if (redisUrl) services.push({ purpose: "fan_out", name: new URL(redisUrl).hostname });
  return services;
}

const providers: Record<string, string> = {
  google: "Google",
  microsoft: "Microsoft",
  facebook: "Facebook",
  linkedin: "LinkedIn",
};

/** `turn:host:3478?transport=udp` → `host` */
function relayHost(url: string): string {
  return url.replace(/^turns?:/, "").replace(/[:?].*$/s, "");
}

export async function readDataProcessing(
  ctx: Pick<Context, "db" | "settings">,
  { companyId }: CompanyScope,
): Promise<ResponseOf<typeof getDataProcessing>> {
  const company = await findCompany(ctx.db, companyId);
  if (!company) throw new AppError("USER_010");
  return {
    company: company.name,
    person_measures: company.personMeasures,
    chat_retention_days: company.chatRetentionDays,
    check_in: company.checkIn,
    log_months: (await settingOf(ctx, "sessions.log_months")) ?? 0,
  };
}

/** The agreement on data processing with the company's name, the operator, and what this installation has set up. */
export async function readAgreement(ctx: Context, scope: CompanyScope): Promise<Buffer> {
  const { company, chat_retention_days } = await readDataProcessing(ctx, scope);
  return agreementPdf({
    company,
    chatDays: chat_retention_days,
    operator: ctx.settings.operator,
    services: servicesOf(ctx),
    origin: ctx.settings.origin,
    created: ctx.now(),
  });
}
