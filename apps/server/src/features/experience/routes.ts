import * as calls from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import { offered, requireOffered } from "../../core/adventures/policy.ts";
import type { Context } from "../../core/context.ts";
import { open } from "../../core/gates.ts";
import { route } from "../../http/route.ts";
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
