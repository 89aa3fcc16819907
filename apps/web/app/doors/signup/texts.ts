import { translated } from "../../i18n/translated.ts";

export const texts = translated("doors/signup", {
  title: "Sign up",
  heading: "Six seats are free",
  intro: "You and your company, in one step. No card needed.",
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
  emailHint: "Use your business address. We’ll email you a link to confirm it.",
  password: "Password",
  passwordHint: "At least 8 characters. A sentence is easy to remember.",
  repeat: "Password again",
  submit: "Create account",
  busy: "Creating your account",
  returning: "Been here before?",
  logIn: "Log in",
  art: "One hour, together.",
});
