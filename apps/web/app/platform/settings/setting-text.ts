import type { Setting } from "@lantern/contract/http";
import { formatList, formatNumber } from "../../i18n/format.ts";
import { texts } from "./texts.ts";

const { kinds, none } = texts;

/** A setting's value as readable text. */
export function settingText({ key, value }: Setting): string {
  if (Array.isArray(value)) return value.length > 0 ? formatList(value.map(String)) : none;
  if (typeof value === "number") return formatNumber(value);
  if (key === "media.kind") return kinds[String(value)] ?? String(value);
  return value === null ? none : String(value);
}
