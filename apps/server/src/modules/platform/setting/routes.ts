import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { admin } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import * as service from "./service.ts";

/** Settings that the platform's administrators can change. */
export function settingRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listSettings, admin, async () => service.list(ctx));
  route(app, operations.getSetting, admin, async ({ params }) => service.read(ctx, params.key));
  route(app, operations.putSetting, admin, async ({ proof, params, body }) =>
    service.put(ctx, proof, params.key, body),
  );
  route(app, operations.deleteSetting, admin, async ({ proof, params }) =>
    service.remove(ctx, proof, params.key),
  );
}
