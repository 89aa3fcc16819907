import * as z from "zod";
import { limits } from "../limits.ts";
import { optionalLine, text } from "../text.ts";

/** Query of every list. `next` of a response is the `cursor` of the next request. */
export const pageQuery = z.object({
  cursor: text(400).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  search: optionalLine(100).optional(),
});

/** Response of every list. */
export function page<I extends z.ZodType>(item: I) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}
