import type { Context } from "../../core/context.ts";
import { settingOf } from "../../core/settings/settings.ts";

/** How a call's audio and video travel: always from page to page, and `daily` names a Daily room for programs of the page. */
export async function mediaOf(ctx: Context) {
  const kind = (await settingOf(ctx, "media.kind")) ?? "mesh";
  const customDailyRoomUrl = kind === "daily" ? await settingOf(ctx, "media.daily_room") : null;
  return { kind: customDailyRoomUrl ? kind : ("mesh" as const), customDailyRoomUrl };
}
