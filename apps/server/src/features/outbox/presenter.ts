import type { outboxEmail } from "@lantern/contract/http";
import type * as z from "zod";
import type { ListedEmail } from "./repository.ts";

export function presentEmail(row: ListedEmail): z.output<typeof outboxEmail> {
  const { id, kind, to, subject, attempts, companyId } = row;
  return {
    id,
    kind,
    to,
    subject,
    attempts,
    state: row.sentAt ? "sent" : row.deadAt ? "dead" : "waiting",
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    company: companyId && row.company !== null ? { id: companyId, name: row.company } : null,
  };
}
