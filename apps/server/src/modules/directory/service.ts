import { and, eq, isNull, or, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { consumers } from "../../db/schema/index.ts";
import { violates } from "../../db/violation.ts";
import { leaveCompany, removePeople } from "../erasure/index.ts";
import { personLeft } from "../notification/index.ts";
import {
  type ConsumerChanges,
  type ConsumerRow,
  findConsumer,
  insertConsumer,
  newAddress,
} from "../people/index.ts";
import { updateLiveSession } from "../session/index.ts";
import { invalidValue, notFound, notUnique } from "./failure-presenter.ts";
import { addressOf, type PersonChange, withName } from "./person-policy.ts";
import { type Named, samePerson } from "./same-person-policy.ts";

export async function read(ctx: Context, { companyId }: CompanyScope, id: string): Promise<ConsumerRow> {
  const row = await findConsumer(ctx.db, companyId, id);
  if (!row) throw notFound();
  return row;
}

/**
 * Adds a person. Somebody who is on the list already and whom the directory has not sent before is taken over, and a
 * leaver returns.
 */
export function add(ctx: Context, scope: CompanyScope, change: PersonChange): Promise<ConsumerRow> {
  const { userName, externalId = null } = change;
  if (!userName) throw invalidValue("userName: is required");
  const email = addressOf(change.email, userName);
  return inTransaction(ctx, scope, async (tx) => {
    const named = { userName, email, externalId };
    const same = samePerson(await findByNames(tx, scope.companyId, named), named);
    if (same) return apply(ctx, tx, scope, same, { ...change, email, active: change.active ?? true });
    const { active: _, ...fields } = withName(change, null);
    const added = await insertConsumer(tx, scope.companyId, { ...fields, userName, email });
    await log(tx, scope, "add", added.id);
    return change.active === false ? apply(ctx, tx, scope, added, { active: false }) : unmoved(added);
  });
}

export function change(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  wanted: PersonChange,
): Promise<ConsumerRow> {
  return inTransaction(ctx, scope, async (tx) => {
    const row = await findConsumer(tx, scope.companyId, id);
    if (!row) throw notFound();
    return apply(ctx, tx, scope, row, wanted);
  });
}

/** Forgets a person as everywhere. Who is in a session that is being played can be removed after it. */
export async function remove(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  try {
    const news = (session: { id: string; title: string }) => personLeft(session, null);
    if ((await removePeople(ctx, scope, [id], { by: "directory", news })) === 0) throw notFound();
  } catch (error) {
    if (error instanceof AppError && error.code === "SESSION_004")
      throw new AppError("SESSION_004", { status: 409 });
    throw error;
  }
}

interface Outcome {
  row: ConsumerRow;
  /** Sessions that lost the person. */
  sessions: string[];
}

const unmoved = (row: ConsumerRow): Outcome => ({ row, sessions: [] });

/** The company is locked first, as where people are removed, so that two changes never wait for each other in turn. */
async function inTransaction(
  ctx: Context,
  scope: CompanyScope,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<ConsumerRow> {
  try {
    const { row, sessions } = await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, scope.companyId);
      return work(tx);
    });
    for (const sessionId of sessions) await updateLiveSession(ctx, "refresh", sessionId);
    return row;
  } catch (error) {
    if (violates(error, "consumers_email_unique") || violates(error, "consumers_user_name_unique"))
      throw notUnique("Somebody has this user name or email address already.");
    throw error;
  }
}

/** Stores what differs. From now on the directory keeps this person. */
async function apply(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  row: ConsumerRow,
  change: PersonChange,
): Promise<Outcome> {
  const { active, ...fields } = withName(change, row.lastName);
  const userName = "userName" in fields ? fields.userName : (row.userName ?? row.email);
  if (!userName) throw invalidValue("userName: is required");
  const email = "email" in fields ? addressOf(fields.email, userName) : row.email;
  if (fields.externalId && fields.externalId !== row.externalId)
    await requireFree(tx, scope.companyId, fields.externalId);
  const wanted = { ...fields, userName, email };
  const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (field) => (wanted[field] ?? null) !== row[field],
  );
  let saved = row;
  if (changed.length > 0) {
    const address = email === null ? {} : await newAddress(ctx, tx, row, email, isSameSubject(row, fields));
    const { email: _, ...others } = fields;
    saved = await update(tx, row.id, { ...others, userName, ...address });
    await log(tx, scope, "change", row.id, { fields: changed });
  }
  if (active === true && row.leftAt) {
    saved = await update(tx, row.id, { leftAt: null });
    await log(tx, scope, "return", row.id);
  }
  if (active !== false || row.leftAt) return unmoved(saved);
  const sessions = await leaveCompany(ctx, tx, scope, row.id);
  return { row: { ...saved, leftAt: ctx.now() }, sessions };
}

/** The directory has named this person by an id of its own before, and still does. */
const isSameSubject = ({ externalId }: ConsumerRow, change: PersonChange): boolean =>
  externalId !== null && (change.externalId === undefined || change.externalId === externalId);

async function update(tx: Tx, id: string, values: ConsumerChanges): Promise<ConsumerRow> {
  const [row] = await tx.update(consumers).set(values).where(eq(consumers.id, id)).returning();
  return row!;
}

const log = (
  tx: Tx,
  { companyId, userId }: CompanyScope,
  action: "add" | "change" | "return",
  id: string,
  detail: Record<string, unknown> = {},
) =>
  audit(tx, {
    companyId,
    userId,
    action: `consumer.${action}`,
    subject: `consumer:${id}`,
    detail: { ...detail, by: "directory" },
  });

/** The company is locked, so that nobody else gets it meanwhile. */
async function requireFree(tx: Tx, companyId: string, externalId: string): Promise<void> {
  const holders = and(
    eq(consumers.companyId, companyId),
    eq(consumers.externalId, externalId),
    isNull(consumers.deletedAt),
  );
  if ((await tx.$count(consumers, holders)) > 0) throw notUnique("Somebody has this externalId already.");
}

/** People who have the id, the user name or the address. The address of people without a user name counts as theirs. */
function findByNames(
  tx: Tx,
  companyId: string,
  { userName, email, externalId }: Named,
): Promise<ConsumerRow[]> {
  // In lower case as the database writes it, as in its indexes.
  const name = sql`lower(${userName}::text)`;
  const address = sql`lower(${consumers.email})`;
  return tx
    .select()
    .from(consumers)
    .where(
      and(
        eq(consumers.companyId, companyId),
        isNull(consumers.deletedAt),
        or(
          externalId === null ? undefined : eq(consumers.externalId, externalId),
          sql`lower(${consumers.userName}) = ${name}`,
          sql`${address} = lower(${email}::text)`,
          and(isNull(consumers.userName), sql`${address} = ${name}`),
        ),
      ),
    );
}
