import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { open } from "../../gates.ts";
import { route } from "../../route.ts";
import { offered, requireOffered } from "./policy.ts";
import { presentExperience } from "./presenter.ts";

export function experienceRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, calls.listExperiences, open, async () => ({
    items: (await offered(ctx)).map(presentExperience),
    next: null,
  }));
  route(app, calls.getExperience, open, async ({ params }) =>
    presentExperience(await requireOffered(ctx, params.slug)),
  );
}
