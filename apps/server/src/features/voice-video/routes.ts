import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { anyone, company, seat } from "../../core/gates.ts";
import { mediaOf } from "../../core/sessions/media.ts";
import { route } from "../../http/route.ts";
import { roomToken } from "./livekit-provider.ts";
import { relayCredentials } from "./relay-provider.ts";

/** The team's call. Its media never go through this server: the pages connect to each other, or through a relay. */
export function voiceVideoRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getIce, anyone, async ({ proof }) => {
    const who = proof.kind === "participant" ? seat(proof).consumerId : company(proof).userId;
    const { kind } = await mediaOf(ctx);
    return { mesh: kind !== "livekit", ...relayCredentials(ctx.settings.relay, who, ctx.now()) };
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
