import { translated } from "../i18n/translated.ts";

export const texts = translated("shell", {
  console: "Console",
  account: "Account",
  profile: "Your profile",
  password: "Change password",
  find: "Find (Ctrl+K)",
  logOut: "Log out",
  logOutOfEverything: "Log out of everything on this device",
});
