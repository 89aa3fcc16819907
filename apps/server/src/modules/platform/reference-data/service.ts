import type { getConfig, ResponseOf } from "@lantern/contract/http";
import { allTimezones } from "@lantern/contract/time-zone";
import type { Context } from "../../../core/context.ts";
import { settingOf } from "../../../core/settings/settings.ts";
import type { Named } from "../../../system/countries.ts";
import { namedOperator } from "../../../system/operator.ts";
import { version } from "../../../system/version.ts";

/** Traces one page in ten, replays one visit in ten and every visit with an error. */
const reportRates = {
  traces_sample_rate: 0.1,
  replays_session_sample_rate: 0.1,
  replays_on_error_sample_rate: 1,
};

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
      ...namedOperator(operator),
      support_email: await settingOf(ctx, "support.email"),
    },
  };
}
