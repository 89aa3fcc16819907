import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../db/schema/index.ts";
import type { Actor, Authenticator } from "../ports/identity.ts";
import type { LiveServer } from "../ports/live-sessions.ts";
import { findToken } from "./repository.ts";

/**
 * Resolves tokens to actors. Tokens of rehearsals are in no table: `live` looks them up. The live server itself is
 * created without `live`.
 */
export function createAuthenticator(
  db: Db,
  now: () => Date,
  live?: () => Pick<LiveServer, "rehearsalOf">,
): Authenticator {
  return {
    async authenticate(token): Promise<Actor | null> {
      const row = await findToken(db, now(), token);
      if (!row) {
        const rehearsalId = live?.().rehearsalOf(token);
        return rehearsalId ? { kind: "rehearsal", rehearsalId } : null;
      }
      const { id: tokenId, signInId, userId, sessionId, consumerId } = row.token;
      const enteredBy = row.token.enteredBy ?? "link";
      const { userTypeId, companyId } = row;
      if (userId && userTypeId) return { kind: "admin", userId, userTypeId, companyId, tokenId, signInId };
      if (!sessionId || !consumerId) return null;
      const [session] = await db
        .select({ companyId: sessions.companyId })
        .from(sessions)
        .where(eq(sessions.id, sessionId));
      return session
        ? { kind: "participant", consumerId, sessionId, companyId: session.companyId, signInId, enteredBy }
        : null;
    },
  };
}
