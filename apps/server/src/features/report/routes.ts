import * as operations from "@lantern/contract/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../core/context.ts";
import { company } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { reportCsv } from "./export.ts";
import { reportPdf } from "./pdf/document.ts";
import { readInsights, readReport } from "./service.ts";

/** What came of sessions. Sub-Administrators read it too. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getReport, company, async ({ proof, params, query, request, reply }) => {
    const report = await readReport(ctx, proof, params.id);
    const format = query.format ?? wanted(request);
    if (format === "csv") {
      const name = fileName(report, query.table);
      return sent(reply, "text/csv; charset=utf-8", `${name}.csv`, reportCsv(report, query.table));
    }
    if (format === "pdf")
      return sent(reply, "application/pdf", `${fileName(report, "report")}.pdf`, await reportPdf(report));
    return report;
  });
  route(app, operations.getInsights, company, async ({ proof }) => readInsights(ctx, proof));
}

/** The first of the three that a caller names; JSON for one that takes anything. */
function wanted({ headers }: FastifyRequest): "json" | "csv" | "pdf" {
  const named = /application\/(json|pdf)|text\/(csv)/.exec(headers.accept ?? "");
  return (named?.[1] ?? named?.[2] ?? "json") as "json" | "csv" | "pdf";
}

/** Letters and digits of the title only: a file name goes through many hands. */
function fileName({ session }: operations.Report, what: string): string {
  const title = session.title
    .normalize("NFKD")
    .replace(/[^\w ]/g, "")
    .trim()
    .replace(/\s+/g, "-");
  return [title.slice(0, 60).toLowerCase(), what].filter(Boolean).join("-");
}

/** What was sent is no answer of the operation's own shape. */
function sent(reply: FastifyReply, type: string, name: string, content: string | Buffer): never {
  reply.header("vary", "accept").header("content-disposition", `attachment; filename="${name}"`);
  return reply.type(type).send(content) as never;
}
