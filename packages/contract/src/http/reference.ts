import * as z from "zod";
import { operation } from "./operation.ts";

const named = z.object({ id: z.string(), name: z.string() });

export const listCountries = operation({
  id: "listCountries",
  method: "GET",
  path: "/api/geo/countries",
  summary: "Countries by ISO 3166 code",
  access: "open",
  status: 200,
  response: z.object({ items: z.array(named), next: z.null() }),
});

export const listTimezones = operation({
  id: "listTimezones",
  method: "GET",
  path: "/api/geo/timezones",
  summary: "Time zones by IANA name, with their offset now",
  access: "open",
  status: 200,
  response: z.object({
    items: z.array(named.extend({ offset_minutes: z.number().int() })),
    next: z.null(),
  }),
});

export const config = z
  .object({
    /** Local mode: the demo company, the test pack, the local mailbox and the debug routes are there. */
    local: z.boolean(),
    public_url: z.string(),
    admin_url: z.string().nullable(),
    build: z.string(),
    /** The outside chat widget's workspace; null: the built-in help panel. */
    intercom_app_id: z.string().nullable(),
    /** Where and how often pages report errors, traces and replays; null: never. */
    error_reports: z
      .object({
        dsn: z.string(),
        traces_sample_rate: z.number(),
        replays_session_sample_rate: z.number(),
        replays_on_error_sample_rate: z.number(),
      })
      .nullable(),
    server_time: z.string(),
    operator: z.object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      vat: z.string().nullable(),
      support_email: z.string().nullable(),
    }),
  })
  .meta({ id: "PublicConfig" });

export const getConfig = operation({
  id: "getConfig",
  method: "GET",
  path: "/api/config",
  summary: "Public run-time configuration",
  access: "open",
  status: 200,
  response: config,
});
