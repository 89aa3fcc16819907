import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { open } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { sendMessage } from "./service.ts";

/** The contact form of a page with script. */
export function contactRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    operations.sendContact,
    open,
    async ({ body, request }) => {
      await sendMessage(ctx, visitorOf(request).address, body);
      return { received: true as const };
    },
    { limit: "own" },
  );
}
