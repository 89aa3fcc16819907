import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { company, open } from "../../gates.ts";
import { route } from "../../route.ts";
import { readMeasured, readProcessing } from "./service.ts";

/** What is processed where, and what is measured: told as this installation is really set up. */
export function processingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.getProcessing, open, async () => readProcessing(ctx), { perMinute: 60 });
  route(app, calls.getMeasured, company, async ({ proof }) => readMeasured(ctx, proof));
}
