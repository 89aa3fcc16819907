import * as z from "zod";
import { keyScopes } from "../choices.ts";
import * as endpoints from "../endpoints/keys.ts";
import { faultMessage } from "../fault.ts";
import { limits } from "../limits.ts";
import { singleLine } from "../text.ts";
import { currentPassword, id, idParams, instant } from "./fields.ts";
import { operation } from "./operation.ts";

/** A key with which a program of the company calls this interface. */
export const apiKey = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    /** Null: it does not expire. */
    expires_at: z.string().nullable(),
    /** Accurate to a minute. */
    last_used_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.output<typeof apiKey>;

export const listKeys = operation(endpoints.listKeys, {
  summary: "Lists the company's keys for programs (Owner)",
  response: z.object({ items: z.array(apiKey), next: z.null() }),
});

export const createKeyBody = z.object({
  name: singleLine(limits.nameMax),
  scopes: z
    .array(z.enum(keyScopes), { error: faultMessage("KEY_SCOPES") })
    .min(1, faultMessage("KEY_SCOPES"))
    .max(keyScopes.length, faultMessage("KEY_SCOPES"))
    .transform((chosen) => [...new Set(chosen)]),
  expires_at: instant.nullable().default(null),
  current_password: currentPassword,
});

export const createKey = operation(endpoints.createKey, {
  summary: "Makes a key. Only this response has the key itself (Owner)",
  body: createKeyBody,
  freshProof: true,
  status: 201,
  response: apiKey.extend({ key: z.string() }).meta({ id: "NewApiKey" }),
});

export const deleteKey = operation(endpoints.deleteKey, {
  summary: "Revokes a key at once (Owner)",
  params: idParams,
});
