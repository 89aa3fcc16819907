import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { open } from "../../gates.ts";
import { route } from "../../route.ts";
import { offered, requirePack } from "./policy.ts";
import { presentExperience } from "./presenter.ts";

export function experienceRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listExperiences, open, async () => ({
    items: offered(ctx).map(presentExperience),
    next: null,
  }));
  route(app, calls.getExperience, open, async ({ params }) =>
    presentExperience(requirePack(ctx, params.slug)),
  );
}
