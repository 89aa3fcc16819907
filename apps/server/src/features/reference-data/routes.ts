import * as operations from "@lantern/contract/http";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../core/context.ts";
import { open } from "../../core/gates.ts";
import { settingOf } from "../../core/settings/settings.ts";
import { route } from "../../http/route.ts";
import { countries, timezones } from "./service.ts";

/** Traces one page in ten, replays one visit in ten and every visit with an error. */
const reportRates = {
  traces_sample_rate: 0.1,
  replays_session_sample_rate: 0.1,
  replays_on_error_sample_rate: 1,
};

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
  route(app, operations.getConfig, open, async () => {
    const { local, origin, adminUrl, build, operator, intercomAppId, sentryDsn } = ctx.settings;
    return {
      local,
      public_url: origin,
      admin_url: adminUrl,
      build,
      intercom_app_id: intercomAppId,
      error_reports: sentryDsn ? { dsn: sentryDsn, ...reportRates } : null,
      server_time: ctx.now().toISOString(),
      operator: {
        name: operator.name,
        address: operator.address,
        vat: operator.vat,
        support_email: await settingOf(ctx, "support.email"),
      },
    };
  });
}
