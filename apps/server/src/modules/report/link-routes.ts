import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company, open } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import * as links from "./links.ts";

/** Links to reports. Whoever may read a report may share it. */
export function reportLinkRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listReportLinks, company, async ({ proof, params }) =>
    links.listLinks(ctx, proof, params.id),
  );
  route(app, operations.createReportLink, company, async ({ proof, params, body, request }) =>
    links.createLink(ctx, proof, params.id, body, idempotencyKey(request)),
  );
  route(app, operations.revokeReportLink, company, async ({ proof, params }) =>
    links.revokeLink(ctx, proof, params.id),
  );
  route(
    app,
    operations.openReportLink,
    open,
    async ({ body, request }) => ({
      shared: await links.openLink(ctx, body, visitorOf(request), app.auditHourly),
    }),
    { limit: "openReport" },
  );
}
