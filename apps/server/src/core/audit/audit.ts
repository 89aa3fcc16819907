import type { AuditAction } from "@lantern/contract/audit-actions";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { orderedId } from "../../db/ordered-id.ts";
import { auditLog, auditValues } from "../../db/schema/index.ts";
import { requestContext } from "../../system/request-id.ts";

export interface AuditEntry {
  /** Null for a change of the platform itself. */
  companyId: string | null;
  /** Null if no person acted, as with a job or an event of the payment provider. */
  userId: string | null;
  /** What was done, as `noun.verb`: `session.confirm`. */
  action: AuditAction;
  /** The subject, as `noun:id`. */
  subject: string;
  /** Ids, numbers and names of fields; never a name, an address or anything a person wrote. */
  detail?: Record<string, unknown>;
  /** What was replaced by what. It may name people, and is erased with the subject. */
  change?: FieldChange;
}

/** Fields by name, before and after a change. */
interface FieldChange {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Records who did what, with the key, address and id of the request. Takes the transaction of the change, so that
 * neither is stored without the other.
 */
export async function audit(
  db: Executor,
  { companyId, userId, action, subject, detail, change }: AuditEntry,
): Promise<void> {
  const { id: requestId, keyId, address } = requestContext() ?? {};
  const values: Record<string, FieldChange & { address?: string }> = change ? { [subject]: change } : {};
  // An address is that of a person: of the user who acted, or of whoever tried to sign in.
  const whose = userId ? `user:${userId}` : subject;
  if (address && /^(user|visitor):/.test(whose)) values[whose] = { ...values[whose], address };
  // One statement: the hash of an entry, which is made when the transaction ends, covers its values.
  await db.execute(sql`
    with entry as (
      insert into ${auditLog} (id, company_id, user_id, key_id, action, subject, detail, request_id)
      values (
        ${orderedId()}, ${companyId}, ${userId}, ${keyId ?? null}, ${action}, ${subject},
        ${detail ? jsonOf(detail) : null}::jsonb, ${requestId ?? null}
      )
      returning id
    )
    insert into ${auditValues} (entry_id, about, salt, value)
    select entry.id, key, gen_random_uuid()::text, value
    from entry, jsonb_each(${jsonOf(values)}::jsonb)
  `);
}

/** As the driver writes texts: `jsonb` rejects a half of a surrogate pair. */
const jsonOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? part.toWellFormed() : part));

/** The fields that a change gave another value, before and after it. */
export function changeOf<T extends object>(before: T, after: Partial<T>): FieldChange {
  const names = (Object.keys(after) as (keyof T & string)[]).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
