import type { company } from "@lantern/contract/http";
import type * as z from "zod";
import { logoPath } from "./brand.ts";
import type { CompanyRow } from "./repository.ts";

export function presentCompany(row: CompanyRow): z.output<typeof company> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    verified: row.verifiedAt !== null,
    brand_color: row.brandColor,
    logo: logoPath(row),
    person_measures: row.personMeasures,
    chat_retention_days: row.chatRetentionDays,
    audit_retention_days: row.auditRetentionDays,
    sign_in_methods: row.signInMethods,
    second_factor_required: row.secondFactorRequired,
    check_in: row.checkIn,
    language: row.language,
    sub_admins_buy: row.subAdminsBuy,
    team_pages: row.teamPages,
    team_page_days: row.teamPageDays,
  };
}
