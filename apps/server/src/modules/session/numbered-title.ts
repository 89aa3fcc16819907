import { limits } from "@lantern/contract/limits";
import { cut } from "@lantern/engine/graphemes";

/** What people see as the title of each of several sessions, such as "Autumn evenings 2/3". */
export function numberedTitle(title: string, number: number, of: number): string {
  const suffix = ` ${number}/${of}`;
  return cut(title, limits.titleMax - suffix.length) + suffix;
}
