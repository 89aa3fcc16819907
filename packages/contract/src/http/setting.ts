import * as z from "zod";
import { catalogue } from "../errors.ts";
import { email, fieldTexts } from "./fields.ts";
import { operation } from "./operation.ts";

const numberText = "Please enter a whole number from 0 to 10,000.";
const roomText = "Please enter an address that begins with https://.";

/** Every setting of the platform, with what it may hold. What is not here does not exist. */
export const settingSchemas = {
  /** A company whose free credits fall below this is told so. */
  "credits.low": z.number({ error: numberText }).int(numberText).min(0, numberText).max(10_000, numberText),
  /** Where people write to for help; without it the address of the configuration holds. */
  "support.email": email,
  /** How faces and voices travel. */
  "media.kind": z.enum(["mesh", "livekit", "daily"], { error: fieldTexts.required }),
  /** The room of the kind `daily`. */
  "media.daily_room": z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: roomText })
    .max(500, roomText),
  /** Slugs of experiences that new sessions cannot have. */
  "experiences.withdrawn": z.array(z.string().regex(/^[a-z0-9-]{1,80}$/)).max(100),
} as const;

export type SettingKey = keyof typeof settingSchemas;
export type SettingValue<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key);
}

export const setting = z
  .object({
    key: z.string(),
    /** Null: nothing is set, and there is no standard. */
    value: z.json(),
    /** The platform does not run without it: it can be changed, not deleted. */
    required: z.boolean(),
    /** Null while the standard holds. */
    changed_at: z.string().nullable(),
  })
  .meta({ id: "Setting" });

export type Setting = z.output<typeof setting>;

const byKey = z.object({ key: z.string().max(100) });
/** Why it is done: stands in the audit log beside who did it. */
export const reason = z
  .string({ error: fieldTexts.required })
  .trim()
  .min(3, fieldTexts.required)
  .max(300, fieldTexts.tooLong(300))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  .regex(/^[^\u0000-\u001f\u007f]*$/, catalogue.REQUEST_001.message);

export const listSettings = operation({
  id: "listSettings",
  method: "GET",
  path: "/api/settings",
  summary: "Every setting of the platform (ADMIN)",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(setting), next: z.null() }),
});

export const getSetting = operation({
  id: "getSetting",
  method: "GET",
  path: "/api/settings/:key",
  summary: "One setting (ADMIN)",
  access: "dashboard",
  params: byKey,
  status: 200,
  response: setting,
});

export const putSetting = operation({
  id: "putSetting",
  method: "PUT",
  path: "/api/settings/:key",
  summary: "Changes a setting (ADMIN); each has its own kind of value",
  access: "dashboard",
  params: byKey,
  body: z.object({ value: z.json({ error: fieldTexts.required }), reason: reason.optional() }),
  status: 200,
  response: setting,
});

export const deleteSetting = operation({
  id: "deleteSetting",
  method: "DELETE",
  path: "/api/settings/:key",
  summary: "Puts a setting back to its standard (ADMIN), unless the platform needs it",
  access: "dashboard",
  params: byKey,
  status: 204,
});
