import type { Context } from "../context.ts";
import { settingOf } from "../settings/settings.ts";

/** How video and audio are transported. Without a configured media server, browsers connect to each other directly. */
export async function mediaOf(ctx: Context) {
  const kind = (await settingOf(ctx, "media.kind")) ?? "mesh";
  const customDailyRoomUrl = kind === "daily" ? await settingOf(ctx, "media.daily_room") : null;
  const missing = kind === "daily" ? !customDailyRoomUrl : kind === "livekit" && !ctx.settings.livekit;
  return missing ? { kind: "mesh" as const, customDailyRoomUrl } : { kind, customDailyRoomUrl };
}
