import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { listSeriesPage } from "./series-list.ts";
import * as service from "./series-service.ts";

/** Series of sessions for the same people. */
export function seriesRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listSeries, company, async ({ proof, query }) => listSeriesPage(ctx, proof, query));
  route(app, operations.createSeries, company, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.getSeries, company, async ({ proof, params }) => service.read(ctx, proof, params.id));
}
