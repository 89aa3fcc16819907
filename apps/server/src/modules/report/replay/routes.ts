import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { admin } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { storyAwards } from "./award-presenter.ts";
import * as service from "./service.ts";

/** Logs of sessions row by row, and the awards of every adventure, for the role ADMIN. */
export function sessionReplayRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listStoryAwards, admin, async () => ({ items: storyAwards(ctx), next: null }));
  route(app, operations.replayMoment, admin, async ({ params, query }) =>
    service.readMoment(ctx, params.of, query),
  );
  route(app, operations.replayMeasures, admin, async ({ params, query }) =>
    service.readMeasures(ctx, params.of, query),
  );
  route(app, operations.replayScorecard, admin, async ({ params, query }) =>
    service.readScorecard(ctx, params.of, query.team),
  );
}
