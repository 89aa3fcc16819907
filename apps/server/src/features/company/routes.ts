import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { auditExport } from "../../core/audit/export.ts";
import { changeBilling, readBilling } from "../../core/companies/billing.ts";
import type { Context } from "../../core/context.ts";
import { removeCompany } from "../../core/erasure/company.ts";
import { buyer, company, creditReader, owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { setLogo } from "./logo-service.ts";
import * as service from "./service.ts";
import { changeSettings } from "./settings-service.ts";
import { statement } from "./statement-export.ts";

/** The administrator's company and its credits. */
export function companyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getCompany, company, async ({ proof }) => service.readCompany(ctx, proof));
  route(app, operations.patchCompany, owner, async ({ proof, body }) => changeSettings(ctx, proof, body));
  route(app, operations.putLogo, owner, async ({ proof, body }) => setLogo(ctx, proof, body.data));
  route(app, operations.deleteLogo, owner, async ({ proof }) => setLogo(ctx, proof, null));
  route(app, operations.deleteCompany, owner, async ({ proof, body }) => removeCompany(ctx, proof, body));
  route(app, operations.getCredits, creditReader, async ({ proof, query }) =>
    service.readCredits(ctx, proof, query),
  );
  route(app, operations.listSessionCredits, company, async ({ proof, params }) =>
    service.listSessionCredits(ctx, proof, params.id),
  );
  route(app, operations.creditsCsv, creditReader, async ({ proof, query, reply }) => {
    await auditExport(ctx, proof, "credits.export");
    reply.header("content-disposition", 'attachment; filename="credits.csv"');
    reply.type("text/csv; charset=utf-8").send(await statement(ctx, proof, query));
  });
  route(app, operations.getBilling, buyer, async ({ proof }) => readBilling(ctx, proof));
  route(app, operations.putBilling, buyer, async ({ proof, body }) => changeBilling(ctx, proof, body));
}
