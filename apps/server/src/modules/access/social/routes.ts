import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { member, open, verifiedMember } from "../../../core/gates.ts";
import { siteCookies } from "../../../http/plugins/site-cookies.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { tokenOrTicket } from "../sign-in/ticket.ts";
import * as linkedAccounts from "./linked-accounts.ts";
import * as signIn from "./sign-in.ts";

/** Signing in with an identity of a provider. */
export function socialRoutes(app: FastifyInstance, ctx: Context): void {
  const { socialLink } = siteCookies(ctx.settings);
  const { verifyGoogle, verifyFacebook, verifyMicrosoft, verifyLinkedin } = operations;

  route(app, operations.listProviders, open, async () => signIn.offers(ctx));
  for (const call of [verifyGoogle, verifyFacebook, verifyMicrosoft, verifyLinkedin]) {
    route(
      app,
      call as typeof verifyGoogle,
      open,
      async ({ body, request, reply }) => {
        const outcome = await signIn.signIn(ctx, body.provider, body, visitorOf(request));
        if (!("browserSecret" in outcome)) return tokenOrTicket(outcome, reply, ctx.settings);
        setSecretCookie(reply, outcome.browserSecret);
        throw new AppError("SOCIAL_CONFIRM");
      },
      { limit: "socialSignIn" },
    );
  }
  route(
    app,
    operations.confirmSocial,
    open,
    async ({ body, request, reply }) => {
      const secret = request.cookies[socialLink.name];
      const outcome = await signIn.confirm(ctx, body.token, secret, visitorOf(request));
      reply.clearCookie(socialLink.name, socialLink.options);
      return tokenOrTicket(outcome, reply, ctx.settings);
    },
    { limit: "confirmSocial" },
  );

  route(app, operations.listIdentities, member, async ({ proof }) => linkedAccounts.listOwn(ctx, proof));
  route(app, operations.linkIdentity, verifiedMember, async ({ proof, body, reply }) =>
    setSecretCookie(reply, await linkedAccounts.link(ctx, proof, body)),
  );
  route(app, operations.unlinkIdentity, member, async ({ proof, params }) =>
    linkedAccounts.unlink(ctx, proof, params.id),
  );

  function setSecretCookie(reply: FastifyReply, secret: string): void {
    const maxAge = limits.socialLinkMinutes * 60;
    reply.setCookie(socialLink.name, secret, { ...socialLink.options, maxAge });
  }
}
