import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { company } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import * as service from "./service.ts";

/** Which of up to three dates suits the people of a draft. Their side is in the module `participant`. */
export function datePollRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.getDatePoll, company, async ({ proof, params }) =>
    service.read(ctx, proof, params.id),
  );
  route(app, operations.putDatePoll, company, async ({ proof, params, body }) =>
    service.offer(ctx, proof, params.id, body),
  );
  route(app, operations.closeDatePoll, company, async ({ proof, params }) =>
    service.withdraw(ctx, proof, params.id),
  );
  route(app, operations.confirmDate, company, async ({ proof, params, body, reply }) => {
    const session = await service.confirm(ctx, proof, params.id, body);
    reply.header("etag", `"${session.version}"`);
    return session;
  });
}
