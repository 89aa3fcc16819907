import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { owner } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { readStatus } from "./read-status.ts";

/** What an Owner sees of the directory. Its tokens are keys for programs with the scope `directory`. */
export function directoryRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getDirectory, owner, async ({ proof }) => readStatus(ctx, proof));
}
