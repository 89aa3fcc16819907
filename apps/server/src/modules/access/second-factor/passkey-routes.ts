import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../core/context.ts";
import { member, open, verifiedMember } from "../../../core/gates.ts";
import { siteCookies } from "../../../http/plugins/site-cookies.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import * as passkeys from "./passkeys.ts";

const byNetwork = { limit: "secondFactor" } as const;

/** Passkeys: adding and removing them, and signing in with one as the second or the only step. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context): void {
  const { signInTicket, passkey } = siteCookies(ctx.settings);
  const ticketOf = (request: FastifyRequest) => request.cookies[signInTicket.name];
  const browserOf = (request: FastifyRequest) => request.cookies[passkey.name];
  const sendOptions = ({ options, browserSecret }: passkeys.Ceremony, reply: FastifyReply) => {
    reply.setCookie(passkey.name, browserSecret, { ...passkey.options, maxAge: limits.passkeyMinutes * 60 });
    return { options };
  };

  route(app, operations.startPasskey, verifiedMember, async ({ proof, body, reply }) =>
    sendOptions(await passkeys.start(ctx, proof, body.current_password), reply),
  );
  route(app, operations.addPasskey, verifiedMember, async ({ proof, body, request }) => ({
    recovery_codes: await passkeys.add(ctx, proof, browserOf(request), body),
  }));
  route(app, operations.removePasskey, member, async ({ proof, params, body }) =>
    passkeys.remove(ctx, proof, params.id, body.current_password),
  );

  route(app, operations.getSignInSteps, open, async ({ request }) => passkeys.steps(ctx, ticketOf(request)));
  route(
    app,
    operations.startPasskeyStep,
    open,
    async ({ request, reply }) => sendOptions(await passkeys.startStep(ctx, ticketOf(request)), reply),
    byNetwork,
  );
  route(
    app,
    operations.finishPasskeyStep,
    open,
    async ({ body, request, reply }) => {
      const token = await passkeys.finishStep(ctx, ticketOf(request), browserOf(request), body.passkey);
      reply.clearCookie(signInTicket.name, signInTicket.options);
      return { token };
    },
    byNetwork,
  );
  route(
    app,
    operations.startPasskeySignIn,
    open,
    async ({ reply }) => sendOptions(await passkeys.startSignIn(ctx), reply),
    byNetwork,
  );
  route(
    app,
    operations.finishPasskeySignIn,
    open,
    async ({ body, request }) => ({
      token: await passkeys.finishSignIn(ctx, browserOf(request), body.passkey, visitorOf(request)),
    }),
    byNetwork,
  );
}
