import type { Context } from "../context.ts";
import { settingOf } from "../settings/settings.ts";

/** How faces and voices travel. A server or room that is not set up leaves the team its own call. */
export async function mediaOf(ctx: Context) {
  const kind = (await settingOf(ctx, "media.kind")) ?? "mesh";
  const customDailyRoomUrl = kind === "daily" ? await settingOf(ctx, "media.daily_room") : null;
  const missing = kind === "daily" ? !customDailyRoomUrl : kind === "livekit" && !ctx.settings.livekit;
  return missing ? { kind: "mesh" as const, customDailyRoomUrl } : { kind, customDailyRoomUrl };
}
