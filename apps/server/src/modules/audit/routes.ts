import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { listAudit, writeExport } from "./service.ts";

const types = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl; charset=utf-8" };

export function auditRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listAudit, owner, async ({ proof, query }) => listAudit(ctx, proof, query));
  route(app, operations.exportAudit, owner, async ({ proof, query, reply }) => {
    const file = await writeExport(ctx, proof, query);
    reply
      .type(types[query.format])
      .header("content-disposition", `attachment; filename="audit-log.${query.format}"`)
      .send(file);
  });
}
