import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { member, open, verifiedMember } from "../../../core/gates.ts";
import { siteCookies } from "../../../http/plugins/site-cookies.ts";
import { route } from "../../../http/route.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import * as service from "./service.ts";

/** The second factor of an administrator: an authenticator app, passkeys, and recovery codes for when they are lost. */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  const { signInTicket } = siteCookies(ctx.settings);
  passkeyRoutes(app, ctx);
  route(
    app,
    operations.enterSecondFactor,
    open,
    async ({ body, request, reply }) => {
      const token = await service.enter(ctx, request.cookies[signInTicket.name], body);
      reply.clearCookie(signInTicket.name, signInTicket.options);
      return { token };
    },
    { limit: "secondFactor" },
  );

  route(app, operations.getSecondFactor, member, async ({ proof }) => service.read(ctx, proof));
  route(app, operations.startAuthenticator, verifiedMember, async ({ proof, body }) =>
    service.start(ctx, proof, body.current_password),
  );
  route(app, operations.confirmAuthenticator, verifiedMember, async ({ proof, body }) => ({
    recovery_codes: await service.confirm(ctx, proof, body),
  }));
  route(app, operations.removeAuthenticator, member, async ({ proof, body }) =>
    service.remove(ctx, proof, body.current_password),
  );
  route(app, operations.renewRecoveryCodes, verifiedMember, async ({ proof, body }) => ({
    recovery_codes: await service.renewRecoveryCodes(ctx, proof, body.current_password),
  }));
}
