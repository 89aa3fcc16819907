import { Role } from "@lantern/contract/roles";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Executor, Tx } from "../../../db/client.ts";
import {
  accessTokens,
  companyDomains,
  signOnIdentities,
  signOnSignIns,
  singleSignOn,
  users,
} from "../../../db/schema/index.ts";
import { endTokens } from "./end-tokens.ts";

/**
 * The company of this user demands single sign-on of them: their address is at one of its proved domains, or they have
 * used it before. Owners are never bound, so that somebody can get in when the provider is down.
 */
const isBound: SQL = sql`(${users.userTypeId} = ${Role.CONSUMER_ADMIN_SUB} and exists (
  select from ${singleSignOn} where ${singleSignOn.companyId} = ${users.companyId} and ${singleSignOn.required}
    and (exists (select from ${companyDomains} where ${companyDomains.companyId} = ${users.companyId}
          and ${companyDomains.provedAt} is not null
          and ${companyDomains.domain} = lower(split_part(${users.email}, '@', 2)))
      or exists (select from ${signOnIdentities} where ${signOnIdentities.userId} = ${users.id}))))`;

/** For a query of tokens and their users: the person must use single sign-on, and this sign-in did not. */
export const lacksSingleSignOn: SQL = sql`coalesce(${isBound} and not exists (
  select from ${signOnSignIns} where ${signOnSignIns.signInId} = ${accessTokens.signInId}), false)`;

export async function mustUseSingleSignOn(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isBound));
  return row !== undefined;
}

/** Ends the sign-ins of people who must use it that did not come from the provider, with their open connections. */
export async function endOtherSignIns(tx: Tx, companyId: string): Promise<void> {
  const others = await tx
    .select({ userId: users.id, signInId: accessTokens.signInId })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(users.companyId, companyId), lacksSingleSignOn));
  for (const { userId, signInId } of others) await endTokens(tx, { userId, signInId });
}
