import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import { inviteSeries, previewSeries } from "./invite-series.ts";
import * as series from "./series.ts";
import * as seriesChanges from "./series-changes.ts";
import { listSeriesPage } from "./series-list.ts";

/** Series of sessions for the same people. */
export function seriesRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listSeries, company, async ({ proof, query }) => listSeriesPage(ctx, proof, query));
  route(app, operations.createSeries, company, async ({ proof, body, request }) =>
    series.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.patchSeries, company, async ({ proof, params, body }) =>
    seriesChanges.rename(ctx, proof, params.id, body),
  );
  route(app, operations.confirmSeries, company, async ({ proof, params }) =>
    seriesChanges.confirm(ctx, proof, params.id),
  );
  route(app, operations.inviteSeries, company, async ({ proof, params, body }) =>
    body.preview ? previewSeries(ctx, proof, params.id) : inviteSeries(ctx, proof, params.id),
  );
  route(app, operations.putSeriesDates, company, async ({ proof, params, body }) =>
    seriesChanges.setDates(ctx, proof, params.id, body),
  );
  route(app, operations.cancelSeries, company, async ({ proof, params, body }) =>
    seriesChanges.cancel(ctx, proof, params.id, body),
  );
  route(app, operations.getSeries, company, async ({ proof, params }) => series.read(ctx, proof, params.id));
}
