import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { anyone, company } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { relayFor } from "./relay.ts";

/** The team's call. Its media never go through this server: the pages connect to each other, or through a relay. */
export function voiceVideoRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getIce, anyone, async ({ proof, request }) => {
    // Rehearsals have no call: their teammates are simulated.
    if (proof.kind !== "participant") company(proof);
    return relayFor(ctx, proof, visitorOf(request).address);
  });
}
