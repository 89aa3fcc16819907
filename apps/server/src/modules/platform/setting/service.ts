import type { AuditAction } from "@lantern/contract/audit-actions";
import { faultOf } from "@lantern/contract/fault";
import {
  isSettingKey,
  type ParsedBodyOf,
  type putSetting,
  type Setting,
  type SettingKey,
  settingSchemas,
} from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { defaultOf, deleteSetting, storedSettings, storeSetting } from "../../../core/settings/settings.ts";
import { requireExistingExperiences } from "./policy.ts";

export async function list(ctx: Context): Promise<{ items: Setting[]; next: null }> {
  const stored = await storedSettings(ctx.db);
  const items = Object.keys(settingSchemas).map((key) => present(ctx, requireSetting(key), stored));
  return { items, next: null };
}

export async function read(ctx: Context, key: string): Promise<Setting> {
  return present(ctx, requireSetting(key), await storedSettings(ctx.db));
}

export async function put(
  ctx: Context,
  who: Member,
  key: string,
  { value, reason }: ParsedBodyOf<typeof putSetting>,
): Promise<Setting> {
  const name = requireSetting(key);
  const checked = settingSchemas[name].safeParse(value);
  if (!checked.success) {
    const messages = new Set(checked.error.issues.map(({ message }) => message));
    throw new AppError("REQUEST_001", { fields: { value: [...messages].map(faultOf) } });
  }
  if (name === "experiences.withdrawn") requireExistingExperiences(ctx, checked.data);
  await ctx.db.transaction(async (tx) => {
    await storeSetting(tx, name, checked.data, ctx.now());
    await audit(tx, change(who, "setting.change", name, { value: checked.data, reason }));
  });
  return read(ctx, name);
}

/** Restores the default. Required settings cannot be deleted. */
export async function remove(ctx: Context, who: Member, key: string): Promise<void> {
  const name = requireSetting(key);
  if (defaultOf(ctx, name).needed) throw new AppError("SETTING_001");
  await ctx.db.transaction(async (tx) => {
    await deleteSetting(tx, name);
    await audit(tx, change(who, "setting.delete", name, {}));
  });
}

function requireSetting(key: string): SettingKey {
  if (!isSettingKey(key)) throw new AppError("SETTING_002");
  return key;
}

/** The audit log never has addresses. */
function change(who: Member, action: AuditAction, key: SettingKey, detail: Record<string, unknown>) {
  const { value: _value, ...rest } = detail;
  const visible = key === "support.email" ? rest : detail;
  return { companyId: null, userId: who.userId, action, subject: `setting:${key}`, detail: visible };
}

function present(ctx: Context, key: SettingKey, stored: Awaited<ReturnType<typeof storedSettings>>): Setting {
  const row = stored.get(key);
  const standard = defaultOf(ctx, key);
  const parsed = settingSchemas[key].safeParse(row?.value);
  return {
    key,
    value: parsed.success ? parsed.data : standard.value,
    required: standard.needed,
    changed_at: parsed.success ? (row?.changedAt.toISOString() ?? null) : null,
  };
}
