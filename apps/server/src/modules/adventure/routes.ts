import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { open } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { listOffered, requireAdventure } from "./policy.ts";
import { presentExperience } from "./presenter.ts";

export function experienceRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listExperiences, open, async ({ query }) => ({
    items: (await listOffered(ctx, query.language)).map(presentExperience),
    next: null,
  }));
  route(app, operations.getExperience, open, async ({ params, query }) =>
    presentExperience(requireAdventure(ctx, params.slug, query.language)),
  );
}
