import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company, verifiedSeat } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { readCheckIn, readEvidence, saveCheckIn } from "./service.ts";

/** The check-in of participants, and what the company learns from it. An address alone is no proof of whose it is. */
export function checkInRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getCheckIn, verifiedSeat, async ({ proof }) => readCheckIn(ctx, proof));
  route(app, operations.sendCheckIn, verifiedSeat, async ({ proof, body }) => saveCheckIn(ctx, proof, body));
  route(app, operations.getEvidence, company, async ({ proof }) => readEvidence(ctx, proof));
}
