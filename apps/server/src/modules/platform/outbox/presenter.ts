import type { outboxEmail } from "@lantern/contract/http";
import type * as z from "zod";
import type { ListedEmail } from "./repository.ts";

export function presentEmail(row: ListedEmail): z.output<typeof outboxEmail> {
  const { id, kind, to, cc, subject, attempts, companyId } = row;
  return {
    id,
    kind,
    to,
    cc,
    subject,
    attempts,
    state: stateOf(row),
    last_error: row.lastError,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    company: companyId && row.company !== null ? { id: companyId, name: row.company } : null,
  };
}

function stateOf({ sentAt, deadAt }: ListedEmail) {
  if (sentAt) return deadAt ? "bounced" : "sent";
  return deadAt ? "dead" : "waiting";
}
