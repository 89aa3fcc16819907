import { createHmac } from "node:crypto";
import { and, arrayOverlaps, eq } from "drizzle-orm";
import type { Settings } from "../../../core/context.ts";
import type { Executor, Tx } from "../../../db/client.ts";
import { removedAdmins, signOnIdentities } from "../../../db/schema/index.ts";
import { allKeys } from "../../../system/app-keys.ts";
import type { UserRow } from "./repository.ts";

interface Person {
  companyId: string;
  email: string;
  /** At the company's identity provider. */
  identities?: { issuer: string; subject: string }[];
}

/** The account is erased, so that only hashes remain, which nobody without the installation's key can try names on. */
const hashesOf = (appKey: string, { companyId, email, identities = [] }: Person): string[] =>
  [email.toLowerCase(), ...identities.map(({ issuer, subject }) => JSON.stringify([issuer, subject]))].map(
    (name) => createHmac("sha256", appKey).update(`removed-admin:${companyId}:${name}`).digest("base64url"),
  );

/** Call it before the account is erased. */
export async function rememberRemoval(settings: Settings, tx: Tx, user: UserRow): Promise<void> {
  const { id, email, companyId } = user;
  if (!companyId) return;
  const identities = await tx.select().from(signOnIdentities).where(eq(signOnIdentities.userId, id));
  await tx
    .insert(removedAdmins)
    .values({ companyId, hashes: hashesOf(settings.appKey, { companyId, email, identities }) });
}

const ofPerson = (settings: Settings, person: Person) =>
  and(
    eq(removedAdmins.companyId, person.companyId),
    arrayOverlaps(
      removedAdmins.hashes,
      allKeys(settings).flatMap((appKey) => hashesOf(appKey, person)),
    ),
  );

/** The id of the removal of a person whom an Owner has removed and not invited again. */
export async function findRemoval(
  settings: Settings,
  db: Executor,
  person: Person,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: removedAdmins.id })
    .from(removedAdmins)
    .where(ofPerson(settings, person));
  return row?.id;
}

/** An Owner has invited the person again. */
export async function forgetRemoval(settings: Settings, tx: Tx, person: Person): Promise<void> {
  await tx.delete(removedAdmins).where(ofPerson(settings, person));
}
