import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { seat } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { readLastCommitment, saveLastCommitment } from "./last-commitment.ts";
import * as service from "./service.ts";

/** The question after the session, and those about the commitment: two weeks later, and in the next lobby. */
export function feedbackRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getFeedback, seat, async ({ proof }) => service.readRating(ctx, proof));
  route(app, operations.sendFeedback, seat, async ({ proof, body }) =>
    service.saveRating(ctx, proof, body.rating),
  );
  route(app, operations.getCommitmentOutcome, seat, async ({ proof }) => service.readOutcome(ctx, proof));
  route(app, operations.sendCommitmentOutcome, seat, async ({ proof, body }) =>
    service.saveOutcome(ctx, proof, body.outcome),
  );
  route(app, operations.getLastCommitment, seat, async ({ proof }) => readLastCommitment(ctx, proof));
  route(app, operations.sendLastCommitment, seat, async ({ proof, body }) =>
    saveLastCommitment(ctx, proof, body.outcome),
  );
}
