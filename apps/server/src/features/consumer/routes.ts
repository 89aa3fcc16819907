import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { company } from "../../gates.ts";
import { idempotencyKey } from "../../idempotency.ts";
import { route } from "../../route.ts";
import { importPeople } from "./import.ts";
import * as service from "./service.ts";

/** The company's participants. */
export function consumerRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listConsumers, company, async ({ proof, query }) => service.list(ctx, proof, query));
  route(app, calls.createConsumer, company, async ({ proof, body, request }) =>
    service.create(ctx, proof, body, idempotencyKey(request)),
  );
  route(app, calls.importConsumers, company, async ({ proof, body }) => importPeople(ctx, proof, body));
  route(app, calls.getConsumer, company, async ({ proof, params }) => service.read(ctx, proof, params.id));
  route(app, calls.patchConsumer, company, async ({ proof, params, body }) =>
    service.change(ctx, proof, params.id, body),
  );
  route(app, calls.deleteConsumer, company, async ({ proof, params }) =>
    service.remove(ctx, proof, params.id),
  );
}
