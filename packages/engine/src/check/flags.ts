import type { Pack } from "../pack/schema.ts";
import { namesIn } from "./names.ts";

/** Flags that nobody sets, or that nobody ever asks for. */
export function checkFlags(pack: Pack): string[] {
  const { reads, writes } = namesIn(pack);
  return pack.flags.flatMap((flag) => [
    ...(writes.has(flag) ? [] : [`flags.${flag}: nothing sets it`]),
    ...(reads.has(flag) ? [] : [`flags.${flag}: nothing asks for it`]),
  ]);
}
