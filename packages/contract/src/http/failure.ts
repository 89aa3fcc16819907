import * as z from "zod";

/** The one shape of every failure. `errors` holds texts by field. */
export const failure = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: "Failure" });

export type Failure = z.output<typeof failure>;
