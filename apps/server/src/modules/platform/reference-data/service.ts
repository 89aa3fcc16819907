import type { getConfig, ResponseOf } from "@lantern/contract/http";
import { allTimezones } from "@lantern/contract/time-zone";
import type { Context } from "../../../core/context.ts";
import { settingOf } from "../../../core/settings/settings.ts";
import { version } from "../../../system/version.ts";

/** Traces one page in ten, replays one visit in ten and every visit with an error. */
const reportRates = {
  traces_sample_rate: 0.1,
  replays_session_sample_rate: 0.1,
  replays_on_error_sample_rate: 1,
};

/** Tries every pair of Latin letters: those that the platform has a name for are countries. */
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes that the platform names but that are not countries to live in. */
const notCountries = new Set([
  "EU",
  "EZ",
  "UN",
  "XA",
  "XB",
  "ZZ",
  "QO",
  "AC",
  "CP",
  "CQ",
  "DG",
  "EA",
  "IC",
  "TA",
]);

export interface Named {
  id: string;
  name: string;
}

/** Countries by ISO 3166 code, in the order of their names. */
export function countries(locale = "en"): Named[] {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const list = alphabet.flatMap((a) =>
    alphabet.flatMap((b) => {
      const [id] = Intl.getCanonicalLocales(`und-${a}${b}`)[0]!.split("-").slice(1);
      const name = names.of(a + b);
      // Codes of former countries ("DD") have a newer canonical form.
      return name && id === a + b && !notCountries.has(id) ? [{ id, name }] : [];
    }),
  );
  return list.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Time zones by IANA name, from west to east, with their current offset. */
export function timezones(now: Date): (Named & { offset_minutes: number })[] {
  return allTimezones()
    .map((id) => ({
      id,
      name: id.replaceAll("_", " ").replaceAll("/", ", "),
      offset_minutes: offsetOf(id, now),
    }))
    .sort((a, b) => a.offset_minutes - b.offset_minutes || a.id.localeCompare(b.id));
}

function offsetOf(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longOffset",
  }).formatToParts(now);
  const text = parts.find((part) => part.type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text) ?? [];
  return sign ? (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** What everybody may know about this server. The address for help is a setting of the platform. */
export async function publicConfig(
  ctx: Pick<Context, "db" | "settings" | "now">,
): Promise<ResponseOf<typeof getConfig>> {
  const { local, origin, adminUrl, build, operator, intercomAppId, sentryDsn } = ctx.settings;
  return {
    local,
    public_url: origin,
    admin_url: adminUrl,
    build,
    version,
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
}
