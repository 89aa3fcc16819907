import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { company } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { readAgreement, readDataProcessing } from "./service.ts";

/** What is measured and how long texts are stored, according to the company's settings, and the agreement to sign. */
export function dataProcessingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getDataProcessing, company, async ({ proof, query, reply }) => {
    if (query.format === "json") return readDataProcessing(ctx, proof);
    reply.header("content-disposition", 'attachment; filename="data-processing-agreement.pdf"');
    // The declared response is JSON, hence `never`.
    return reply.type("application/pdf").send(await readAgreement(ctx, proof)) as never;
  });
}
