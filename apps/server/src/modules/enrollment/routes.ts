import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company, open } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import { enroll, respondToOffer } from "./enroll.ts";
import { closeSeries, openSeries, readSeries } from "./open-series.ts";
import { readOpenEnrollment } from "./presenter.ts";
import { requestCode } from "./request-code.ts";
import * as service from "./service.ts";

/** One link by which people of the company take a seat of a session, or of a series, themselves. */
export function enrollmentRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getEnrollment, company, async ({ proof, params }) =>
    service.read(ctx, proof, params.id),
  );
  route(app, operations.putEnrollment, company, async ({ proof, params, body }) =>
    service.open(ctx, proof, params.id, body),
  );
  route(app, operations.closeEnrollment, company, async ({ proof, params }) =>
    service.close(ctx, proof, params.id),
  );
  route(app, operations.getSeriesEnrollment, company, async ({ proof, params }) =>
    readSeries(ctx, proof, params.id),
  );
  route(app, operations.putSeriesEnrollment, company, async ({ proof, params, body }) =>
    openSeries(ctx, proof, params.id, body),
  );
  route(app, operations.closeSeriesEnrollment, company, async ({ proof, params }) =>
    closeSeries(ctx, proof, params.id),
  );
  route(app, operations.getOpenEnrollment, open, async ({ params, query }) =>
    readOpenEnrollment(ctx, params.enrollmentId, query.language),
  );
  route(
    app,
    operations.requestEnrollmentCode,
    open,
    async ({ params, body, request }) => requestCode(ctx, params.enrollmentId, body, visitorOf(request)),
    { limit: "requestEnrollmentCode" },
  );
  route(app, operations.enroll, open, async ({ params, body }) => enroll(ctx, params.enrollmentId, body), {
    limit: "enroll",
  });
  route(
    app,
    operations.respondToOffer,
    open,
    async ({ params, body }) => respondToOffer(ctx, params.enrollmentId, body),
    { limit: "enroll" },
  );
}
