import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { seat } from "../../gates.ts";
import { route } from "../../route.ts";
import { iceFor } from "./ice.ts";

/** The team's call. Its media never pass through here: the pages speak with each other, or through a relay. */
export function callRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.getIce, seat, async ({ proof }) =>
    iceFor(ctx.settings.relay, proof.consumerId, ctx.now()),
  );
}
