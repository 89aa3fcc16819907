import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { company, open } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as service from "./service.ts";

/** The public demo, and rehearsals of sessions: one person plays with simulated teammates. */
export function rehearsalRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.startDemo, open, async ({ body }) => service.demo(ctx, body), { limit: "startDemo" });
  route(app, operations.rehearseSession, company, async ({ proof, params, body }) =>
    service.rehearseSession(ctx, proof, params.id, body.speed),
  );
}
