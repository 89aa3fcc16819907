import { eq, sql } from "drizzle-orm";
import { appKeyDigest } from "../../db/app-key.ts";
import type { Db } from "../../db/client.ts";
import { authenticators, installation, signOnSignIns, singleSignOn } from "../../db/schema/index.ts";
import { type AppKeys, withAnyKey } from "../../system/app-keys.ts";
import { decrypt, encrypt } from "../../system/encryption.ts";
import { authenticatorPurpose } from "./second-factor/service.ts";
import { secretPurpose } from "./single-sign-on/provider.ts";
import { idTokenPurpose } from "./single-sign-on/sign-in.ts";

/** All that is stored encrypted: column, key of its row, and purpose. */
const encrypted = [
  {
    what: "authenticators",
    value: authenticators.encryptedSecret,
    id: authenticators.userId,
    purpose: authenticatorPurpose,
  },
  {
    what: "clients of single sign-on",
    value: singleSignOn.encryptedSecret,
    id: singleSignOn.companyId,
    purpose: secretPurpose,
  },
  {
    what: "sign-ins of single sign-on",
    value: signOnSignIns.encryptedIdToken,
    id: signOnSignIns.signInId,
    purpose: idTokenPurpose,
  },
] as const;

/** How many values of a kind were encrypted again, and how many no key of this installation opens. */
interface Rotated {
  what: string;
  again: number;
  unreadable: number;
}

/**
 * Encrypts again, with the key of now, what an earlier key has encrypted, and notes that the database is used with the
 * key of now. Whoever runs it twice changes nothing.
 */
export function encryptAgain(db: Db, keys: AppKeys): Promise<Rotated[]> {
  return db.transaction(async (tx) => {
    const results: Rotated[] = [];
    for (const { what, value, id, purpose } of encrypted) {
      const counts = { again: 0, unreadable: 0 };
      const rows = await tx.select({ id, value }).from(value.table).for("update");
      for (const row of rows) {
        if (decrypt(keys.appKey, purpose, row.value) !== null) continue;
        const text = withAnyKey(keys, (appKey) => decrypt(appKey, purpose, row.value));
        if (text === null) {
          counts.unreadable++;
          continue;
        }
        const again = encrypt(keys.appKey, purpose, text);
        await tx.execute(
          sql`update ${value.table} set ${sql.identifier(value.name)} = ${again} where ${eq(id, row.id)}`,
        );
        counts.again++;
      }
      results.push({ what, ...counts });
    }
    const digest = appKeyDigest(keys.appKey);
    await tx.update(installation).set({ appKeyDigest: digest }).where(eq(installation.one, 1));
    return results;
  });
}
