import { isSettingKey, type SettingKey, type SettingValue, settingSchemas } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { settings } from "../../db/schema/index.ts";
import type { Context } from "../context.ts";

/** The default of each setting. The platform does not run without these. */
interface DefaultSetting<K extends SettingKey> {
  value: SettingValue<K> | null;
  needed: boolean;
}

const standards: { [K in SettingKey]: DefaultSetting<K> } = {
  "credits.low": { value: limits.lowCredits, needed: true },
  "support.email": { value: null, needed: false },
  "media.kind": { value: "mesh", needed: true },
  "media.daily_room": { value: null, needed: false },
  "sessions.log_months": { value: null, needed: true },
  "experiences.withdrawn": { value: [], needed: true },
};

type Config = Pick<Context, "settings">;

/** The default of a setting on this server: the address for help is that of the operator. */
export function defaultOf<K extends SettingKey>(ctx: Config, key: K): DefaultSetting<K> {
  if (key !== "support.email") return standards[key];
  return { value: ctx.settings.operator.support as SettingValue<K> | null, needed: false };
}

/** The value of a setting: the stored one if it is still valid, otherwise the default. */
export async function settingOf<K extends SettingKey>(
  ctx: Config & { db: Executor },
  key: K,
): Promise<SettingValue<K> | DefaultSetting<K>["value"]> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  const read = row && settingSchemas[key].safeParse(row.value);
  return read?.success ? (read.data as SettingValue<K>) : defaultOf(ctx, key).value;
}

export async function storedSettings(db: Executor) {
  const rows = await db.select().from(settings);
  return new Map(rows.filter(({ key }) => isSettingKey(key)).map((row) => [row.key, row]));
}

export async function storeSetting(tx: Executor, key: SettingKey, value: unknown, now: Date): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, changedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, changedAt: now } });
}

export async function deleteSetting(tx: Executor, key: SettingKey): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key));
}
