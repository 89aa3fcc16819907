import { hiddenPeriods } from "../../../core/addresses/hidden.ts";
import type { Actor, Authenticator } from "../../../core/ports/identity.ts";
import type { LiveServer } from "../../../core/ports/live-sessions.ts";
import type { Db } from "../../../db/client.ts";
import { onceATurn } from "../../../db/once-a-turn.ts";
import { hashSecret } from "../../../system/secrets.ts";
import { type TokenRow, tokenFinder } from "./repository.ts";

/**
 * Resolves tokens to actors. Those of one turn of the event loop are one statement, because thousands of pages reconnect
 * at the same moment. Tokens of rehearsals are in no table: `live` looks them up. The live server itself is created
 * without `live`.
 */
export function createAuthenticator(
  db: Db,
  now: () => Date,
  live?: () => Pick<LiveServer, "rehearsalOf">,
): Authenticator {
  const findTokens = tokenFinder(db);
  const find = onceATurn(async (hashes: string[]) => {
    const rows = new Map((await findTokens(now(), hashes)).map((row) => [row.token.tokenHash, row]));
    return hashes.map((hash) => rows.get(hash) ?? null);
  });
  return {
    async authenticate(token): Promise<Actor | null> {
      const row = await find(hashSecret(token));
      if (row) return actorOf(row);
      const rehearsalId = live?.().rehearsalOf(token);
      return rehearsalId ? { kind: "rehearsal", rehearsalId } : null;
    },
  };
}

function actorOf({ token, userTypeId, sessionCompanyId, person, ...account }: TokenRow): Actor | null {
  const { id: tokenId, signInId, userId, sessionId, consumerId } = token;
  const enteredBy = token.enteredBy ?? "link";
  if (userId && userTypeId) return { kind: "admin", userId, userTypeId, ...account, tokenId, signInId };
  if (!sessionId || !consumerId || !sessionCompanyId || !person) return null;
  const hidden = hiddenPeriods(person);
  return {
    kind: "participant",
    consumerId,
    sessionId,
    companyId: sessionCompanyId,
    signInId,
    enteredBy,
    hidden,
  };
}
