import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditExport } from "../../core/audit/export.ts";
import { companyLanguage } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { company, creditReader, owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { creditStatement } from "../billing/index.ts";
import { changeSettings } from "./change-settings.ts";
import * as readCompany from "./read-company.ts";
import { setLogo } from "./set-logo.ts";

/** The administrator's company and its credits. */
export function companyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getCompany, company, async ({ proof }) => readCompany.readCompany(ctx, proof));
  route(app, operations.patchCompany, owner, async ({ proof, body }) => changeSettings(ctx, proof, body));
  route(app, operations.putLogo, owner, async ({ proof, body }) => setLogo(ctx, proof, body.data));
  route(app, operations.deleteLogo, owner, async ({ proof }) => setLogo(ctx, proof, null));
  route(app, operations.getCredits, creditReader, async ({ proof, query }) =>
    readCompany.readCredits(ctx, proof, query),
  );
  route(app, operations.listSessionCredits, company, async ({ proof, params }) =>
    readCompany.listSessionCredits(ctx, proof, params.id),
  );
  route(
    app,
    operations.creditsCsv,
    creditReader,
    async ({ proof, query: { language, ...filter }, reply }) => {
      await auditExport(ctx, proof, "credits.export");
      const named = language ?? (await companyLanguage(ctx.db, proof.companyId));
      reply.header("content-disposition", 'attachment; filename="credits.csv"');
      reply.type("text/csv; charset=utf-8").send(await creditStatement(ctx, proof, filter, named));
    },
  );
}
