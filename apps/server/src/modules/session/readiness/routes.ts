import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { company, open } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { networkNeeds } from "./network-presenter.ts";
import { nudge } from "./service.ts";

/** Getting attendees ready: what the network must allow, and reminders for those who are not ready. */
export function readinessRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getNetworkNeeds, open, async () => ({ items: networkNeeds(ctx.settings) }));
  route(app, operations.nudgeAttendees, company, async ({ proof, params, body }) =>
    nudge(ctx, proof, params.id, body),
  );
}
