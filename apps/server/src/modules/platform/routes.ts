import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditSupport } from "../../core/audit/support.ts";
import type { Context } from "../../core/context.ts";
import { admin } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as adventures from "./adventures.ts";
import * as auditLog from "./audit-list.ts";
import * as companies from "./company-list.ts";
import { overview } from "./overview-repository.ts";
import * as users from "./users.ts";

/** The console: the platform and all of its companies, for ADMIN. */
export function platformRoutes(app: FastifyInstance, ctx: Context): void {
  // Outside of the API's paths: redirects administrators to the console (R33).
  app.get("/admin", { schema: { hide: true } }, (_request, reply) =>
    reply.redirect(ctx.settings.adminUrl ?? "/console", 302),
  );
  route(app, operations.platformOverview, admin, async () => overview(ctx));

  route(app, operations.listPlatformCompanies, admin, async ({ query }) => companies.list(ctx, query));
  route(app, operations.getPlatformCompany, admin, async ({ proof, params }) => {
    const card = await companies.read(ctx, params.id);
    await auditSupport(app, proof, params.id, `company:${params.id}`);
    return card;
  });

  route(app, operations.listPlatformUsers, admin, async ({ query }) => users.list(ctx, query));
  route(app, operations.getPlatformUser, admin, async ({ proof, params }) => {
    const card = await users.read(ctx, params.id);
    await auditSupport(app, proof, card.company?.id, `user:${params.id}`);
    return card;
  });
  route(app, operations.patchPlatformUser, admin, async ({ proof, params, body }) =>
    users.changeRole(ctx, proof, params.id, body),
  );
  route(app, operations.resendPlatformVerification, admin, async ({ proof, params, body }) =>
    users.resendVerification(ctx, proof, params.id, body.reason),
  );
  route(app, operations.endPlatformSignIns, admin, async ({ proof, params, body }) =>
    users.signOut(ctx, proof, params.id, body.reason),
  );

  route(app, operations.listPlatformExperiences, admin, async () => adventures.list(ctx));
  route(app, operations.patchPlatformExperience, admin, async ({ proof, params, body }) =>
    adventures.publish(ctx, proof, params.slug, body),
  );
  route(app, operations.listPlatformAudit, admin, async ({ query }) => auditLog.list(ctx, query));
}
