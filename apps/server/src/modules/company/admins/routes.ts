import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { company, open, owner, verifiedOwner } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import * as invitation from "./invitation.ts";
import * as service from "./service.ts";

/** The administrators of a company. Owners can change them; every administrator can list them. */
export function adminRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listAdmins, company, async ({ proof }) => service.list(ctx, proof));
  route(app, operations.inviteAdmin, verifiedOwner, async ({ proof, body }) =>
    service.invite(ctx, proof, body),
  );
  route(app, operations.patchAdmin, owner, async ({ proof, params, body }) =>
    service.change(ctx, proof, params.id, body),
  );
  route(app, operations.removeAdmin, owner, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
  route(app, operations.resetAdminFactors, owner, async ({ proof, params, body }) =>
    service.resetFactors(ctx, proof, params.id, body.current_password),
  );
  route(app, operations.revokeInvitation, owner, async ({ proof, params }) =>
    service.revoke(ctx, proof, params.id),
  );

  route(app, operations.readInvitation, open, async ({ params }) => invitation.read(ctx, params.token), {
    limit: "readInvitation",
  });
  route(
    app,
    operations.acceptInvitation,
    open,
    async ({ params, body, request }) => ({
      token: await invitation.accept(ctx, params.token, body, visitorOf(request)),
    }),
    { limit: "acceptInvitation" },
  );
}
