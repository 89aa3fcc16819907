import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../core/context.ts";
import { member, open, owner, verifiedOwner } from "../../../core/gates.ts";
import { siteCookies } from "../../../http/plugins/site-cookies.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { tokenOrTicket } from "../sign-in/ticket.ts";
import { decideSamePerson } from "./decide-same-person.ts";
import * as domains from "./domains.ts";
import * as settings from "./settings.ts";
import * as signIn from "./sign-in.ts";
import { endByProvider, signOutAddress } from "./sign-out.ts";
import { testConnection } from "./test-connection.ts";

/** Signing in with the identity provider of one's company, and its settings for Owners. */
export function singleSignOnRoutes(app: FastifyInstance, ctx: Context): void {
  const { signOn } = siteCookies(ctx.settings);
  const goToProvider = (reply: FastifyReply, { url, browserSecret }: signIn.Started) => {
    reply.setCookie(signOn.name, browserSecret, { ...signOn.options, maxAge: limits.signOnMinutes * 60 });
    return { url };
  };
  /** The secret of the browser that went to the provider. Its cookie works once. */
  const useSecret = (request: FastifyRequest, reply: FastifyReply) => {
    reply.clearCookie(signOn.name, signOn.options);
    return request.cookies[signOn.name];
  };

  route(app, operations.findSingleSignOn, open, async ({ query }) => signIn.find(ctx, query));
  route(
    app,
    operations.startSingleSignOn,
    open,
    async ({ body, reply }) => goToProvider(reply, await signIn.start(ctx, body.email)),
    { limit: "signOn" },
  );
  route(
    app,
    operations.finishSingleSignOn,
    open,
    async ({ body, request, reply }) => {
      const outcome = await signIn.finish(ctx, useSecret(request, reply), body, visitorOf(request));
      return tokenOrTicket(outcome, reply, ctx.settings);
    },
    { limit: "signOn" },
  );
  route(
    app,
    operations.startEnrollmentSignOn,
    open,
    async ({ params, reply }) =>
      goToProvider(reply, await signIn.startForEnrollment(ctx, params.enrollmentId)),
    { limit: "signOn" },
  );
  route(
    app,
    operations.finishEnrollmentSignOn,
    open,
    async ({ body, request, reply }) => signIn.finishForEnrollment(ctx, useSecret(request, reply), body),
    { limit: "signOn" },
  );
  route(app, operations.getSignOutAddress, member, async ({ proof }) => signOutAddress(ctx, proof));

  route(app, operations.getSingleSignOn, owner, async ({ proof }) => settings.read(ctx, proof));
  route(app, operations.putSingleSignOn, verifiedOwner, async ({ proof, body }) =>
    settings.save(ctx, proof, body),
  );
  route(app, operations.deleteSingleSignOn, owner, async ({ proof }) => settings.remove(ctx, proof));
  route(app, operations.testSingleSignOn, owner, async ({ proof }) => testConnection(ctx, proof));
  route(app, operations.trySingleSignOn, verifiedOwner, async ({ proof, reply }) =>
    goToProvider(reply, await signIn.startAtOwnAddress(ctx, proof)),
  );
  route(app, operations.decideSecondSubject, verifiedOwner, async ({ proof, params, body }) =>
    decideSamePerson(ctx, proof, params.id, body),
  );
  route(app, operations.addDomain, verifiedOwner, async ({ proof, body }) =>
    domains.add(ctx, proof, body.domain),
  );
  route(app, operations.proveDomain, verifiedOwner, async ({ proof, params, body }) =>
    domains.prove(ctx, proof, params.id, body.proof),
  );
  route(app, operations.removeDomain, owner, async ({ proof, params }) =>
    domains.remove(ctx, proof, params.id),
  );
}

/** Called by providers. Their signature replaces the anti-forgery token, so this is mounted outside that check. */
export function backChannelLogoutRoute(app: FastifyInstance, ctx: Context): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );
  route(
    app,
    operations.backChannelLogout,
    open,
    async ({ params, request, reply }) => {
      reply.header("cache-control", "no-store");
      await endByProvider(ctx, params.id, request.body);
      return {};
    },
    { limit: "backChannelLogout" },
  );
}
