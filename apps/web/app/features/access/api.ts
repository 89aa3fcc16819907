import { type BodyOf, putPassword, putProfile, resendVerification } from "@lantern/contract/endpoints";
import { call } from "../../api/client.ts";
import { cacheUser } from "./session.ts";

export const requestVerification = (email: string) => call(resendVerification, { body: { email } });

export const changePassword = (body: BodyOf<typeof putPassword>) => call(putPassword, { body });

export async function saveProfile(body: BodyOf<typeof putProfile>) {
  const user = await call(putProfile, { body });
  cacheUser(user);
  return user;
}
