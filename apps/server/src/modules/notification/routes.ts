import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { protectedMember } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import * as service from "./service.ts";
import { notificationStream } from "./stream-routes.ts";

/** The bell: each person's own notifications. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listNotifications, protectedMember, async ({ proof, query }) =>
    service.list(ctx, proof, query),
  );
  route(app, operations.readNotifications, protectedMember, async ({ proof }) => service.markAll(ctx, proof));
  route(app, operations.patchNotification, protectedMember, async ({ proof, params, body }) =>
    service.mark(ctx, proof, params.id, body.read),
  );
  route(app, operations.deleteNotification, protectedMember, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
  notificationStream(app, ctx);
}
