import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { member, open } from "../../../core/gates.ts";
import { withMinimumDuration } from "../../../http/minimum-duration.ts";
import { clearSiteCookies } from "../../../http/plugins/site-cookies.ts";
import { type RouteInput, route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import * as address from "../account/verify-email.ts";
import * as passwordReset from "./password-reset.ts";
import * as service from "./sign-in.ts";
import { SignInLimiter } from "./sign-in-limiter.ts";
import * as signIns from "./sign-ins.ts";
import { tokenOrTicket } from "./ticket.ts";

/** Signing up, in and out, and the pages that account emails link to. */
export function accessRoutes(app: FastifyInstance, ctx: Context): void {
  const guard = new SignInLimiter(ctx.limits);

  route(
    app,
    operations.register,
    open,
    async ({ body, request }) => ({ token: await service.signUp(ctx, body, visitorOf(request)) }),
    { limit: "register" },
  );
  for (const login of [operations.login, operations.authLogin]) {
    const signIn = async ({ body, request, reply }: RouteInput<typeof login, null>) =>
      tokenOrTicket(await service.signIn(ctx, guard, body, visitorOf(request)), reply, ctx.settings);
    route(app, login, open, signIn, { limit: "own" });
  }
  route(app, operations.logout, member, async ({ proof }) => service.signOut(ctx, proof));
  // The cookie is also deleted when the request is rejected.
  app.addHook("onSend", async (request, reply) => {
    if (request.routeOptions.url === operations.logout.path) clearSiteCookies(reply, ctx.settings);
  });
  route(app, operations.refreshToken, member, async ({ proof }) => ({
    token: await service.refresh(ctx, proof),
  }));

  route(app, operations.verifyEmail, open, async ({ body }) => address.verifyEmail(ctx, body.token), {
    limit: "verifyEmail",
  });
  route(
    app,
    operations.resendVerification,
    open,
    async ({ body }) => withMinimumDuration(address.resendVerificationEmail(ctx, body)),
    {
      limit: "resendVerification",
    },
  );
  route(
    app,
    operations.forgotPassword,
    open,
    async ({ body }) => withMinimumDuration(passwordReset.requestReset(ctx, body)),
    {
      limit: "forgotPassword",
    },
  );
  route(
    app,
    operations.resetPassword,
    open,
    async ({ body, request }) => passwordReset.completeReset(ctx, guard, body, visitorOf(request)),
    { limit: "resetPassword" },
  );

  route(app, operations.listSignIns, member, async ({ proof }) => signIns.listOwn(ctx, proof));
  route(app, operations.endSignIn, member, async ({ proof, params, body }) =>
    signIns.endOne(ctx, proof, params.id, body.current_password),
  );
  route(app, operations.endSignIns, member, async ({ proof, query, body }) =>
    signIns.endAll(ctx, proof, query, body.current_password),
  );
}
