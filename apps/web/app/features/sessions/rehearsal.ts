import type { ResponseOf, rehearseSession } from "@lantern/contract/http";
import { newSecret } from "../access/seal.ts";
import { TokenStore } from "../access/token-store.ts";

/** Takes the seat of a rehearsal and resolves with the address where it is played. */
export async function enterRehearsal({ rehearsal_id, token }: ResponseOf<typeof rehearseSession>) {
  const store = new TokenStore("experience_token", "experience_credentials", {
    local: localStorage,
    tab: sessionStorage,
  });
  await store.save(token, { email: rehearsal_id, secret: newSecret() });
  return `/experience/${rehearsal_id}`;
}
