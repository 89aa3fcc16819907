import type { BodyOf } from "@lantern/contract/endpoint";
import { resendVerification } from "@lantern/contract/endpoints/access";
import { putPassword, putProfile } from "@lantern/contract/endpoints/user";
import { cacheUser } from "../../../api/access/session.ts";
import { request } from "../../../api/request.ts";

export const requestVerification = (email: string) => request(resendVerification, { body: { email } });

export const changePassword = (body: BodyOf<typeof putPassword>) => request(putPassword, { body });

export async function saveProfile(body: BodyOf<typeof putProfile>) {
  const user = await request(putProfile, { body });
  cacheUser(user);
  return user;
}
