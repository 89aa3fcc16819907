import { Readable } from "node:stream";
import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { fileName } from "../../core/documents/file-name.ts";
import { zip } from "../../core/documents/zip.ts";
import { admin } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { companyFiles } from "./company-files.ts";
import { allowExport } from "./service.ts";

/** All data of one company as an archive, for ADMIN. */
export function companyExportRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.exportPlatformCompany, admin, async ({ proof, params, body, reply }) => {
    const company = await allowExport(ctx, proof, params.id, body);
    const day = ctx.now().toISOString().slice(0, 10);
    const archive = zip(companyFiles(ctx, { ...proof, companyId: company.id }), ctx.now());
    reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${fileName(company.name, `data-${day}`)}.zip"`)
      .send(Readable.from(archive, { objectMode: false }));
  });
}
