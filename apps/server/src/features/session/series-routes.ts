import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { idempotencyKey } from "../../http/idempotency.ts";
import { route } from "../../http/route.ts";
import * as changes from "./series-changes-service.ts";
import { invite } from "./series-invitation-service.ts";
import { listSeriesPage } from "./series-list.ts";
import * as service from "./series-service.ts";

/** Series of sessions for the same people. */
export function seriesRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listSeries, company, async ({ proof, query }) => listSeriesPage(ctx, proof, query));
  route(app, operations.createSeries, company, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, operations.patchSeries, company, async ({ proof, params, body }) =>
    changes.rename(ctx, proof, params.id, body),
  );
  route(app, operations.confirmSeries, company, async ({ proof, params }) =>
    changes.confirm(ctx, proof, params.id),
  );
  route(app, operations.inviteSeries, company, async ({ proof, params }) => invite(ctx, proof, params.id));
  route(app, operations.putSeriesDates, company, async ({ proof, params, body }) =>
    changes.setDates(ctx, proof, params.id, body),
  );
  route(app, operations.cancelSeries, company, async ({ proof, params, body }) =>
    changes.cancel(ctx, proof, params.id, body),
  );
  route(app, operations.getSeries, company, async ({ proof, params }) => service.read(ctx, proof, params.id));
}
