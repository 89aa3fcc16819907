import type { AuditAction } from "@lantern/contract/audit-actions";
import type {
  getPlatformUser,
  listPlatformUsers,
  ParsedBodyOf,
  ParsedQueryOf,
  PlatformUser,
  patchPlatformUser,
  ResponseOf,
} from "@lantern/contract/http";
import { isCompanyAdmin, Role } from "@lantern/contract/roles";
import { eq, sql } from "drizzle-orm";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { equals, newest, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { companies, socialAccounts, users } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import {
  endKeysOf,
  endTokens,
  findUser,
  listAdmins,
  listTokens,
  requireAnotherOwner,
  sendVerification,
  type UserRow,
  updateUser,
} from "../access/index.ts";

type Query = ParsedQueryOf<typeof listPlatformUsers>;
type Card = ResponseOf<typeof getPlatformUser>;

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
const sortKeys: Record<Query["sort"], SortKey | typeof newest> = {
  newest,
  name: { key: sql`lower(${users.lastName} || ' ' || ${users.firstName})`, type: "text" },
  email: { key: sql`lower(${users.email})`, type: "text" },
};

const columns = { user: users, company: { id: companies.id, name: companies.name } };

export async function list(ctx: Context, query: Query) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ ...columns, cursor })
        .from(users)
        .leftJoin(companies, eq(companies.id, users.companyId)),
    where: [
      equals(users.companyId, query.company),
      textMatches(query.search, fullName, users.email, sql`coalesce(${companies.name}, '')`),
    ],
    id: users.id,
    sort: sortKeys[query.sort],
  });
  return { items: items.map(present), next };
}

export async function read(ctx: Context, id: string, db: Executor = ctx.db): Promise<Card> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  if (!row) throw new AppError("USER_001");
  const joined = await db.select().from(socialAccounts).where(eq(socialAccounts.userId, id));
  const tokens = await listTokens(db, ctx.now(), id);
  return {
    ...present(row),
    has_password: row.user.passwordHash !== null,
    providers: [...new Set(joined.map(({ provider }) => provider))].sort(),
    sign_ins: new Set(tokens.map(({ signInId }) => signInId)).size,
  };
}

/** Changes a role within the person's company, which always keeps an Owner. */
export async function changeRole(
  ctx: Context,
  who: Member,
  id: string,
  { user_type_id, reason }: ParsedBodyOf<typeof patchPlatformUser>,
): Promise<Card> {
  if (!isCompanyAdmin(user_type_id)) throw fieldError("user_type_id", "USER_006");
  const { companyId } = await requireUser(ctx.db, id);
  // Administrators of the platform belong to no company; they are made on the server's command line.
  if (!companyId) throw new AppError("USER_003");
  return ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const user = await requireUser(tx, id);
    if (user_type_id !== Role.CONSUMER_ADMIN) {
      requireAnotherOwner(await listAdmins(tx, companyId), user, "USER_003");
      await endKeysOf(tx, user);
    }
    const billingOnly = user.billingOnly && user_type_id === Role.CONSUMER_ADMIN_SUB;
    await updateUser(tx, id, { userTypeId: user_type_id, billingOnly });
    await note(tx, who, "user.role", user, { from: user.userTypeId, to: user_type_id, reason });
    return read(ctx, id, tx);
  });
}

/** Emails the verification link again. A verified address needs none. */
export async function resendVerification(
  ctx: Context,
  who: Member,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const user = await requireUser(ctx.db, id);
  if (user.emailVerifiedAt) throw new AppError("USER_003");
  await ctx.db.transaction(async (tx) => {
    await sendVerification(ctx, tx, user);
    await note(tx, who, "user.verification", user, { reason });
  });
}

export async function signOut(
  ctx: Context,
  who: Member,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const user = await requireUser(ctx.db, id);
  await ctx.db.transaction(async (tx) => {
    await endTokens(tx, { userId: id, exceptSignInId: who.signInId });
    await note(tx, who, "user.sign-out", user, { reason });
  });
}

async function requireUser(db: Executor, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError("USER_001");
  return user;
}

function note(tx: Tx, who: Member, action: AuditAction, user: UserRow, detail: Record<string, unknown>) {
  const { companyId, id } = user;
  return audit(tx, { companyId, userId: who.userId, action, subject: `user:${id}`, detail });
}

interface Row {
  user: UserRow;
  company: { id: string; name: string } | null;
}

/** Contains neither a password nor its hash, nor any token. */
function present({ user, company }: Row): PlatformUser {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    user_type_id: user.userTypeId,
    billing_only: user.billingOnly,
    company,
    created_at: user.createdAt.toISOString(),
  };
}
