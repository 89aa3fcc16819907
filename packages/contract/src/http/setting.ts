import * as z from "zod";
import * as endpoints from "../endpoints/setting.ts";
import { faultMessage } from "../fault.ts";
import { multiline, text } from "../text.ts";
import { email, wholeNumber } from "./fields.ts";
import { operation } from "./operation.ts";

const noAddress = faultMessage("HTTPS");

const withdrawnMax = 100;

/** All settings of the platform with their schemas. */
export const settingSchemas = {
  /** A company with fewer available credits is notified. */
  "credits.low": wholeNumber(0, 10_000),
  /** Email address for support. Without it the configured address is used. */
  "support.email": email,
  /** Transport of video and audio. */
  "media.kind": z.enum(["mesh", "daily"], { error: faultMessage("REQUIRED") }),
  /** Address of the room for the kind `daily`. */
  "media.daily_room": text(500, { required: noAddress, tooLong: noAddress }).pipe(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: noAddress }),
  ),
  /** Months after which the log of a session ends; 0: never. Without a value nobody has decided, and no log ends. */
  "sessions.log_months": wholeNumber(0, 120),
  /** Slugs of adventures that new sessions cannot use. */
  "experiences.withdrawn": z.array(text(80).regex(/^[a-z0-9-]+$/)).max(withdrawnMax),
} as const;

/** A value of any setting; the setting's own schema then checks it. */
const anySetting = z.union(
  [z.number(), text(500), z.array(text(80)).max(withdrawnMax)],
  faultMessage("REQUIRED"),
);

export type SettingKey = keyof typeof settingSchemas;
export type SettingValue<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key);
}

export const setting = z
  .object({
    key: z.string(),
    /** Null if there is neither a value nor a default. */
    value: z.json(),
    /** A required setting can be changed but not deleted. */
    required: z.boolean(),
    /** Null while the default is used. */
    changed_at: z.string().nullable(),
  })
  .meta({ id: "Setting" });

export type Setting = z.output<typeof setting>;

const byKey = z.object({ key: text(100) });
/** The reason for a change, for the audit log. */
export const reason = multiline(300)
  .min(3, faultMessage("REASON"))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  .regex(/^[^\u0000-\u001f\u007f]*$/, faultMessage("REQUEST_001"));

/** The form of a change that needs nothing but its reason. */
export const reasonBody = z.object({ reason });

export const settingBody = z.object({ value: anySetting, reason: reason.optional() });

export const listSettings = operation(endpoints.listSettings, {
  summary: "Lists all settings of the platform (ADMIN)",
  response: z.object({ items: z.array(setting), next: z.null() }),
});

export const getSetting = operation(endpoints.getSetting, {
  summary: "Returns one setting (ADMIN)",
  params: byKey,
  response: setting,
});

export const putSetting = operation(endpoints.putSetting, {
  summary: "Changes a setting (ADMIN)",
  params: byKey,
  body: settingBody,
  response: setting,
});

export const deleteSetting = operation(endpoints.deleteSetting, {
  summary: "Resets a setting to its default, unless it is required (ADMIN)",
  params: byKey,
});
