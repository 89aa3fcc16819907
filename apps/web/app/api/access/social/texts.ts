import { translated } from "../../../i18n/translated.ts";

export const texts = translated("api/access/social", {
  names: {
    microsoft: "Microsoft work or school account",
    google: "Google",
    linkedin: "LinkedIn",
    facebook: "Facebook",
  },
  group: "With an account you already have",
  or: "or with your email",
  local: "Local stand-ins: no keys are set, so these buttons open a sign-in page on this machine.",
  waiting: (name: string) => `Please continue in the ${name} window.`,
  blocked: "Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.",
  cancelled: "The sign-in was cancelled. Nothing was changed.",
  closed: "The sign-in window was closed. Nothing was changed.",
  nothingChanged: "Nothing has changed. Try again, or sign in with your email.",
  finishing: "Signing you in",
  notYet: "You’re not signed in yet",
  unknown: "This sign-in started in another window. Please try again.",
  back: "Back to login",
});
