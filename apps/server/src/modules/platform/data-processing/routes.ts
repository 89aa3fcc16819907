import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { company } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { readDataProcessing } from "./service.ts";

/** What is measured and how long texts are stored, according to the company's settings. */
export function dataProcessingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getDataProcessing, company, async ({ proof }) => readDataProcessing(ctx, proof));
}
