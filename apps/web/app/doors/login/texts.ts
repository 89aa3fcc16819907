import { translated } from "../../i18n/translated.ts";

export const texts = translated("doors/login", {
  title: "Log in",
  heading: "Welcome back",
  intro: "Sign in to plan sessions. Joining one? Use the link in your invitation. You don’t need an account.",
  submit: "Log in",
  busy: "Logging in",
  passkey: "Sign in with a passkey",
  signOn: "Continue with your company",
  ownersPassword: "Use your password (Owners only)",
  forgot: "Forgot it?",
  newHere: "New here?",
  signUp: "Sign up",
  newHereEnd: ", with 6 free credits.",
  failedHelp: "Check the email and password, or choose “Forgot it?”.",
  art: "The lights are on. Somebody left you a chair.",
});
