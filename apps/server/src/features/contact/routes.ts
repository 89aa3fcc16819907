import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { open } from "../../gates.ts";
import { route } from "../../route.ts";
import { visitorOf } from "../../visitor.ts";
import { Attempts } from "../access/attempts.ts";
import { type ContactKeepers, receive } from "./service.ts";

const quarterHour = 15 * 60_000;
const day = 24 * 60 * 60_000;

/** Both ways to write to us share their limits. */
export function contactKeepers(ctx: Context): ContactKeepers {
  return { network: new Attempts(20, quarterHour, ctx.now), mailbox: new Attempts(5, day, ctx.now) };
}

/** The contact form of a page with script. */
export function contactRoutes(app: FastifyInstance, ctx: Context, keepers: ContactKeepers): void {
  route(app, calls.sendContact, open, async ({ body, request }) => {
    await receive(ctx, keepers, visitorOf(request).address, body);
    return { received: true as const };
  });
}
