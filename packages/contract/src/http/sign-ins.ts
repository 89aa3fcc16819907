import * as z from "zod";
import * as endpoints from "../endpoints/sign-ins.ts";
import { currentPassword, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** A sign-in of one browser. Refreshed tokens belong to the same sign-in. */
export const signIn = z
  .object({
    id,
    current: z.boolean(),
    /** The browser's name for itself, or null. */
    device: z.string().nullable(),
    signed_in_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: "SignIn" });

export const listSignIns = operation(endpoints.listSignIns, {
  summary: "Lists the administrator's sign-ins, newest first",
  response: z.object({ items: z.array(signIn), next: z.null() }),
});

/** By password, or for people without one by a sign-in of the last ten minutes. */
const confirmation = z.object({ current_password: currentPassword });

export const endSignIn = operation(endpoints.endSignIn, {
  summary: "Ends one sign-in",
  params: idParams,
  body: confirmation,
});

export const endSignIns = operation(endpoints.endSignIns, {
  summary: "Signs out everywhere, or everywhere else with `except=current`",
  query: z.object({ except: z.literal("current").optional() }),
  body: confirmation,
});
