import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import * as tables from "../../../db/schema/index.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { listAdmins } from "../users/admins.ts";
import { type UserRow, updateUser } from "../users/repository.ts";

/**
 * Every table whose rows let somebody into an account, or into the data of a company. A test compares them with the
 * schema, so a new table that belongs to a user or company has to be classified.
 */
export const accessTables = {
  /** What an account is signed in to from the start, besides its password and tokens. */
  signIn: [
    tables.signInTickets,
    tables.socialAccounts,
    tables.socialLinks,
    tables.signOnIdentities,
    tables.signOnSignIns,
  ],
  /** What a person adds to their account. */
  account: [tables.passkeys, tables.passkeyChallenges, tables.authenticators, tables.recoveryCodes],
  /** What an Owner adds to the company. */
  company: [
    tables.apiKeys,
    tables.webhooks,
    tables.singleSignOn,
    tables.companyDomains,
    tables.signOnRequests,
    tables.invitations,
    tables.reportLinks,
  ],
};

/**
 * Ends everything that could have been added to an account and its company while nobody had proved the account's address:
 * whoever typed the address may have been somebody else. Returns whether there was anything.
 */
export async function endAdded(tx: Tx, user: UserRow): Promise<boolean> {
  let ended = 0;
  for (const table of accessTables.account)
    ended += (await tx.delete(table).where(eq(table.userId, user.id)).returning()).length;
  const { companyId } = user;
  if (!companyId || user.userTypeId !== Role.CONSUMER_ADMIN) return ended > 0;
  for (const table of accessTables.company)
    ended += (await tx.delete(table).where(eq(table.companyId, companyId)).returning()).length;
  return ended > 0;
}

/**
 * Ends every way into an account whose address nobody had proved, with its password and sign-ins, and everybody whom its
 * maker brought into the company. Returns whether there was more than password and sign-ins.
 */
export async function endAllAccess(tx: Tx, user: UserRow): Promise<boolean> {
  await updateUser(tx, user.id, { passwordHash: null, pendingEmail: null });
  await endTokens(tx, { userId: user.id });
  for (const table of accessTables.signIn) await tx.delete(table).where(eq(table.userId, user.id));
  const others = await broughtIn(tx, user);
  for (const other of others) {
    await endTokens(tx, { userId: other.id });
    await updateUser(tx, other.id, { companyId: null });
  }
  return (await endAdded(tx, user)) || others.length > 0;
}

/** Only single sign-on that was set up before the address was proved can have brought people into the company. */
async function broughtIn(tx: Tx, { id, companyId, userTypeId }: UserRow): Promise<UserRow[]> {
  if (!companyId || userTypeId !== Role.CONSUMER_ADMIN) return [];
  return (await listAdmins(tx, companyId)).filter((other) => other.id !== id);
}
