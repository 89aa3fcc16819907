import * as z from "zod";
import * as endpoints from "../endpoints/reference.ts";
import { languages } from "../languages.ts";
import { text } from "../text.ts";
import { instant } from "./fields.ts";
import { operation } from "./operation.ts";

const named = z.object({ id: z.string(), name: z.string() });

export const listCountries = operation(endpoints.listCountries, {
  summary: "Lists countries with their ISO 3166 codes",
  response: z.object({ items: z.array(named), next: z.null() }),
});

export const listTimezones = operation(endpoints.listTimezones, {
  summary: "Lists time zones by IANA name with their current offset",
  response: z.object({
    items: z.array(named.extend({ offset_minutes: z.number().int() })),
    next: z.null(),
  }),
});

export const listHolidays = operation(endpoints.listHolidays, {
  summary: "Lists which of these time zones have a weekend or a national holiday at a moment, by country",
  query: z.object({
    at: instant,
    /** IANA names, separated by commas. */
    zones: text(endpoints.zonesMax),
    language: z.enum(languages).default("en"),
  }),
  response: z.object({
    items: z.array(
      z.object({
        zone: z.string(),
        country: z.string(),
        weekend: z.boolean(),
        /** Names, in English where there is none in the language. */
        holidays: z.array(z.string()),
      }),
    ),
    next: z.null(),
  }),
});

/** What runs on the server: the version of package.json, and the commit where it is known. */
export const version = z.object({ app: z.string(), commit: z.string().nullable() });

export const config = z
  .object({
    /** Local mode has the demo company, the test pack, the local mailbox and the debug routes. */
    local: z.boolean(),
    public_url: z.string(),
    admin_url: z.string().nullable(),
    /** Id of the built pages. */
    build: z.string(),
    version,
    /** The workspace of the external chat widget; null means the built-in help panel. */
    intercom_app_id: z.string().nullable(),
    /** Where and how often pages report errors, traces and replays; null means never. */
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

export const getConfig = operation(endpoints.getConfig, {
  summary: "Returns the public configuration",
  response: config,
});
