import * as z from "zod";
import { id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

/** One browser that is signed in; a refreshed token is the same sign-in. */
export const signIn = z
  .object({
    id,
    current: z.boolean(),
    /** As the browser names itself, or null when it does not. */
    device: z.string().nullable(),
    signed_in_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: "SignIn" });

export const listSignIns = operation({
  id: "listSignIns",
  method: "GET",
  path: "/api/user/sign-ins",
  summary: "Where the bearer's user is signed in, newest first",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(signIn), next: z.null() }),
});

export const endSignIn = operation({
  id: "endSignIn",
  method: "DELETE",
  path: "/api/user/sign-ins/:id",
  summary: "Ends one sign-in",
  access: "dashboard",
  params: idParams,
  status: 204,
});

export const endSignIns = operation({
  id: "endSignIns",
  method: "DELETE",
  path: "/api/user/sign-ins",
  summary: "Signs out everywhere, or everywhere else with `keep=current`",
  access: "dashboard",
  query: z.object({ keep: z.literal("current").optional() }),
  status: 204,
});
