import {
  type BodyOf,
  forgotPassword,
  putPassword,
  putProfile,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "@lantern/contract/endpoints";
import { call } from "../../api/client.ts";
import { cacheUser, forgetUser } from "./session.ts";

export const signUp = (body: BodyOf<typeof register>) => call(register, { body });

export const redeemVerification = async (token: string) => {
  await call(verifyEmail, { body: { token } });
  await forgetUser();
};

export const requestVerification = (email: string) => call(resendVerification, { body: { email } });

export const requestReset = (email: string) => call(forgotPassword, { body: { email } });

export const setPassword = (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body });

export const changePassword = (body: BodyOf<typeof putPassword>) => call(putPassword, { body });

export async function saveProfile(body: BodyOf<typeof putProfile>) {
  const user = await call(putProfile, { body });
  cacheUser(user);
  return user;
}
