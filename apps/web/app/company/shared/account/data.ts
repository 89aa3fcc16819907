import { type BodyOf, resendVerification } from "@lantern/contract/endpoints";
import { putPassword, putProfile } from "@lantern/contract/page-endpoints";
import { cacheUser } from "../../../api/access/session.ts";
import { call } from "../../../api/client.ts";

export const requestVerification = (email: string) => call(resendVerification, { body: { email } });

export const changePassword = (body: BodyOf<typeof putPassword>) => call(putPassword, { body });

export async function saveProfile(body: BodyOf<typeof putProfile>) {
  const user = await call(putProfile, { body });
  cacheUser(user);
  return user;
}
