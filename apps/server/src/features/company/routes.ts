import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { company, owner } from "../../gates.ts";
import { route } from "../../route.ts";
import { removeCompany } from "./remove.ts";
import * as service from "./service.ts";

/** The administrator's company and its credits. */
export function companyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.getCompany, company, async ({ proof }) => service.readCompany(ctx, proof));
  route(app, calls.patchCompany, owner, async ({ proof, body }) => service.rename(ctx, proof, body.name));
  route(app, calls.deleteCompany, owner, async ({ proof, body }) => removeCompany(ctx, proof, body.name));
  route(app, calls.getCredits, company, async ({ proof, query }) => service.readCredits(ctx, proof, query));
}
