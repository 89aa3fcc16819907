import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../core/context.ts";
import { open } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { countries } from "../../../system/countries.ts";
import { holidaysAt } from "./holidays.ts";
import { publicConfig, timezones } from "./service.ts";

/** What every page may know without a sign-in. */
export function referenceDataRoutes(app: FastifyInstance, ctx: Context): void {
  const allCountries = countries();

  route(app, operations.listCountries, open, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=86400");
    return { items: allCountries, next: null };
  });
  route(app, operations.listTimezones, open, async ({ reply }) => {
    // One hour, because the offsets change with daylight saving.
    reply.header("cache-control", "public, max-age=3600");
    return { items: timezones(ctx.now()), next: null };
  });
  route(app, operations.listHolidays, open, async ({ query, reply }) => {
    reply.header("cache-control", "public, max-age=86400");
    return holidaysAt(query);
  });
  route(app, operations.getConfig, open, () => publicConfig(ctx));
}
