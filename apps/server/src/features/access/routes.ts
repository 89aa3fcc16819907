import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { member, open } from "../../gates.ts";
import { route } from "../../route.ts";
import { Attempts } from "./attempts.ts";
import * as service from "./service.ts";

/** A script may try, a person who mistypes must not be locked out: ten wrong passwords in a quarter of an hour. */
const signInFailures = { most: 10, windowMs: 15 * 60_000 };

/** Signing up, in and out, and what the mails of an account lead to. */
export function accessRoutes(app: FastifyInstance, ctx: Context): void {
  const attempts = new Attempts(signInFailures.most, signInFailures.windowMs, ctx.now);

  route(app, calls.register, open, async ({ body }) => ({ token: await service.signUp(ctx, body) }), {
    perMinute: 30,
  });
  for (const login of [calls.login, calls.authLogin]) {
    route(app, login, open, async ({ body }) => ({ token: await service.signIn(ctx, attempts, body) }));
  }
  route(app, calls.logout, member, async ({ proof }) => service.signOut(ctx, proof));
  route(app, calls.refreshToken, member, async ({ proof }) => ({ token: await service.refresh(ctx, proof) }));

  route(app, calls.verifyEmail, open, async ({ body }) => service.verify(ctx, body.token), { perMinute: 60 });
  route(app, calls.resendVerification, open, async ({ body }) => service.resend(ctx, body), {
    perMinute: 10,
  });
  route(app, calls.forgotPassword, open, async ({ body }) => service.forgot(ctx, body), { perMinute: 10 });
  route(app, calls.resetPassword, open, async ({ body }) => service.reset(ctx, body), { perMinute: 30 });
}
