import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/profile-completion", {
  title: "Complete your profile",
  heading: "A few details about you",
  intro: "We show times in your time zone. We only call you when a session is at risk.",
  submit: "Save and continue",
});
