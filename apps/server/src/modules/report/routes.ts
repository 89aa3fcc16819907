import * as operations from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { auditExport } from "../../core/audit/export.ts";
import { companyLanguage } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { fileName } from "../../core/documents/file-name.ts";
import { company } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { insightsCsv, reportCsv } from "./export.ts";
import { readInsights, readReport } from "./make-report.ts";
import { reportPdf } from "./pdf.ts";
import { seriesPdf } from "./series-pdf.ts";
import { readSeriesReport } from "./series-report.ts";
import { reportSlides } from "./slides-export.ts";

const presentation = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** Reports of sessions. Sub-Administrators can read them too. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getReport, company, async ({ proof, params, query, request, reply }) => {
    const format = query.format ?? formatOf(request);
    if (format === "json") return readReport(ctx, proof, params.id, query.language);
    const language = query.language ?? (await companyLanguage(ctx.db, proof.companyId));
    const report = await readReport(ctx, proof, params.id, language);
    await auditExport(ctx, proof, "session.export", `session:${params.id}`);
    if (format === "csv") {
      const name = fileName(report.session.title, query.table);
      return sendFile(
        reply,
        "text/csv; charset=utf-8",
        `${name}.csv`,
        reportCsv(report, query.table, language),
      );
    }
    const name = fileName(report.session.title, "report");
    return format === "pdf"
      ? sendFile(reply, "application/pdf", `${name}.pdf`, await reportPdf(report, language))
      : sendFile(reply, presentation, `${name}.pptx`, await reportSlides(report, language));
  });
  route(app, operations.getSeriesReport, company, async ({ proof, params, query, reply }) => {
    if (query.format === "json") return readSeriesReport(ctx, proof, params.id, query.language);
    const language = query.language ?? (await companyLanguage(ctx.db, proof.companyId));
    const report = await readSeriesReport(ctx, proof, params.id, language);
    await auditExport(ctx, proof, "series.export", `series:${params.id}`);
    const name = `${fileName(report.title, "series-report")}.pdf`;
    return sendFile(reply, "application/pdf", name, await seriesPdf(report, ctx.now(), language));
  });
  route(app, operations.getInsights, company, async ({ proof, query, reply }) => {
    const insights = await readInsights(ctx, proof);
    if (query.format === "json") return insights;
    await auditExport(ctx, proof, "insights.export");
    const language = query.language ?? (await companyLanguage(ctx.db, proof.companyId));
    return sendFile(reply, "text/csv; charset=utf-8", "insights.csv", insightsCsv(insights, language));
  });
}

/** The first of the three formats that the client accepts; JSON for one that accepts anything. */
function formatOf({ headers }: FastifyRequest): "json" | "csv" | "pdf" {
  const named = /application\/(json|pdf)|text\/(csv)/.exec(headers.accept ?? "");
  return (named?.[1] ?? named?.[2] ?? "json") as "json" | "csv" | "pdf";
}

/** Sends a file. The handler's declared response is JSON, hence `never`. */
function sendFile(reply: FastifyReply, type: string, name: string, content: string | Buffer): never {
  reply.header("vary", "accept").header("content-disposition", `attachment; filename="${name}"`);
  return reply.type(type).send(content) as never;
}
