import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company, open, seat, verifiedSeat } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { readTeamPage } from "./presenter.ts";
import * as service from "./service.ts";

/** The public page of a team: its members share and end it, and administrators of the company can end it. */
export function teamPageRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getOwnTeamPage, seat, async ({ proof }) => service.readOwn(ctx, proof));
  route(app, operations.shareTeamPage, verifiedSeat, async ({ proof }) => service.share(ctx, proof));
  route(app, operations.endOwnTeamPage, verifiedSeat, async ({ proof }) => service.end(ctx, proof));
  route(app, operations.putTeamPageName, verifiedSeat, async ({ proof, body }) =>
    service.showName(ctx, proof, body.visible),
  );
  route(app, operations.postTeamPage, verifiedSeat, async ({ proof }) => service.post(ctx, proof));
  route(
    app,
    operations.openTeamPage,
    open,
    async ({ params, query }) => readTeamPage(ctx, params.token, query.language),
    { limit: "openTeamPage" },
  );
  route(app, operations.listTeamPages, company, async ({ proof, params }) =>
    service.list(ctx, proof, params.id),
  );
  route(app, operations.endTeamPage, company, async ({ proof, params }) =>
    service.endAny(ctx, proof, params.id),
  );
}
