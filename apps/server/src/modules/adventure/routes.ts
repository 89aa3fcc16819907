import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { open } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
import { listOffered, requireAdventure } from "./policy.ts";
import { presentExperience } from "./presenter.ts";

export function experienceRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, operations.listExperiences, open, async () => ({
    items: (await listOffered(ctx)).map(presentExperience),
    next: null,
  }));
  route(app, operations.getExperience, open, async ({ params }) =>
    presentExperience(requireAdventure(ctx, params.slug)),
  );
}
