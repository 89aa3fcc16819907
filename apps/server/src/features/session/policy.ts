import { limits } from "@lantern/contract/limits";

/** What people see as the title of each of several sessions, such as "Autumn evenings 2/3". */
export function numberedTitle(title: string, number: number, of: number): string {
  const suffix = ` ${number}/${of}`;
  return title.slice(0, limits.titleMax - suffix.length) + suffix;
}
