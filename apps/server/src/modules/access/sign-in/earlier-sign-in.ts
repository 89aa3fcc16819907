import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import { actorOf } from "../../../http/actor.ts";
import { endTokens } from "../tokens/end-tokens.ts";

/** The operations that sign an administrator in. */
const signIns = new Set<string>(
  [
    operations.register,
    operations.login,
    operations.authLogin,
    operations.acceptInvitation,
    operations.enterSecondFactor,
    operations.finishPasskeyStep,
    operations.finishPasskeySignIn,
    operations.finishSingleSignOn,
    operations.verifyGoogle,
    operations.verifyMicrosoft,
    operations.verifyLinkedin,
    operations.verifyFacebook,
    operations.confirmSocial,
  ].map(({ path }) => path),
);

/** Whoever signs in again in the same browser sends the token of before: that sign-in ends. */
export function endEarlierSignIns(app: FastifyInstance, { db, authenticator }: EndingDeps): void {
  app.addHook("preSerialization", async (request, _reply, payload: unknown) => {
    if (!signIns.has(request.routeOptions.url ?? "") || !hasToken(payload)) return payload;
    const before = await actorOf(request, authenticator);
    if (before?.kind !== "admin") return payload;
    const { userId, signInId, companyId } = before;
    await db.transaction(async (tx) => {
      if ((await endTokens(tx, { userId, signInId })) > 0)
        await auditAccount(tx, { id: userId, companyId }, "user.sign_in_ended");
    });
    return payload;
  });
}

type EndingDeps = Pick<Context, "db"> & { authenticator: FastifyInstance["authenticator"] };

const hasToken = (payload: unknown): payload is { token: string } =>
  typeof payload === "object" && payload !== null && "token" in payload && typeof payload.token === "string";
