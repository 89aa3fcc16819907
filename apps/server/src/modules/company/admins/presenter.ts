import type { admin, invitation } from "@lantern/contract/http";
import type * as z from "zod";
import type { InvitationRow, UserRow } from "../../access/index.ts";

export function presentAdmin(row: UserRow): z.output<typeof admin> {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    user_type_id: row.userTypeId,
    billing_only: row.billingOnly,
    created_at: row.createdAt.toISOString(),
  };
}

/** Without the secret, which only the email has. */
export function presentInvitation(row: InvitationRow): z.output<typeof invitation> {
  return {
    id: row.id,
    email: row.email,
    user_type_id: row.userTypeId,
    billing_only: row.billingOnly,
    invited_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}
