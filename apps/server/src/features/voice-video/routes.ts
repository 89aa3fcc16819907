import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { anyone, company, seat } from "../../core/gates.ts";
import { mediaOf } from "../../core/sessions/media.ts";
import { route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";
import { roomToken } from "./livekit-provider.ts";
import { relayFor } from "./relay-service.ts";

/** The team's call. Its media never go through this server: the pages connect to each other, or through a relay. */
export function voiceVideoRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getIce, anyone, async ({ proof, request }) => {
    // Rehearsals have no call: their teammates are simulated.
    if (proof.kind !== "participant") company(proof);
    const { kind } = await mediaOf(ctx);
    return { mesh: kind !== "livekit", ...(await relayFor(ctx, proof, visitorOf(request).address)) };
  });
  route(app, operations.getCallRoom, seat, async ({ proof: { sessionId, consumerId } }) => {
    const { livekit } = ctx.settings;
    const team = await ctx.live.teamOf(sessionId, consumerId);
    if (!livekit || !team) throw new AppError("BREAKOUT_001");
    const callName = `${sessionId}:${team.id}`;
    return {
      url: livekit.url,
      room: callName,
      token: await roomToken(livekit, callName, team.seat, ctx.now()),
    };
  });
}
