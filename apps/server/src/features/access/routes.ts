import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { member, open } from "../../gates.ts";
import { clearSiteCookies } from "../../plugins/site-cookies.ts";
import { route } from "../../route.ts";
import { visitorOf } from "../../visitor.ts";
import * as address from "./address.ts";
import { Attempts } from "./attempts.ts";
import { GuessGuard } from "./guess-guard.ts";
import * as reset from "./reset.ts";
import * as service from "./service.ts";
import * as signIns from "./sign-ins.ts";

/** Mails that a stranger can have sent to one person. */
const mailsAtOnce = { most: 5, windowMs: 15 * 60_000 };

/** Signing up, in and out, and what the mails of an account lead to. */
export function accessRoutes(app: FastifyInstance, ctx: Context): void {
  const guard = new GuessGuard(ctx.now);
  const mails = new Attempts(mailsAtOnce.most, mailsAtOnce.windowMs, ctx.now);

  route(
    app,
    calls.register,
    open,
    async ({ body, request }) => ({ token: await service.signUp(ctx, body, visitorOf(request)) }),
    { perMinute: 30 },
  );
  for (const login of [calls.login, calls.authLogin]) {
    route(app, login, open, async ({ body, request }) => ({
      token: await service.signIn(ctx, guard, body, visitorOf(request)),
    }));
  }
  route(app, calls.logout, member, async ({ proof }) => service.signOut(ctx, proof));
  // Also when it is refused: whoever leaves keeps no cookie.
  app.addHook("onSend", async (request, reply) => {
    if (request.routeOptions.url === calls.logout.path) clearSiteCookies(reply, ctx.settings);
  });
  route(app, calls.refreshToken, member, async ({ proof }) => ({ token: await service.refresh(ctx, proof) }));

  route(app, calls.verifyEmail, open, async ({ body }) => address.verify(ctx, body.token), { perMinute: 60 });
  route(app, calls.resendVerification, open, async ({ body }) => address.resend(ctx, mails, body), {
    perMinute: 30,
  });
  route(app, calls.forgotPassword, open, async ({ body }) => reset.forgot(ctx, mails, body), {
    perMinute: 30,
  });
  route(app, calls.resetPassword, open, async ({ body }) => reset.reset(ctx, body), { perMinute: 30 });

  route(app, calls.listSignIns, member, async ({ proof }) => signIns.listOwn(ctx, proof));
  route(app, calls.endSignIn, member, async ({ proof, params }) => signIns.endOne(ctx, proof, params.id));
  route(app, calls.endSignIns, member, async ({ proof, query }) => signIns.endAll(ctx, proof, query));
}
