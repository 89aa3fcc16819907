import { translated } from "../../i18n/translated.ts";

export const texts = translated("company/profile-completion", {
  title: "Complete your profile",
  heading: "A few details about you",
  intro: "We show times in your time zone.",
  submit: "Save and continue",
});
