import { translated } from "../i18n/translated.ts";

/** Sign-in, sign-up, verification and passwords. */
export const texts = translated("doors", {
  email: "Work email",
  password: "Password",
});
