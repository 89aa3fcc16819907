import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  console: "Konsole",
  account: "Konto",
  profile: "Ihr Profil",
  password: "Passwort ändern",
  find: "Suchen (Strg+K)",
  logOut: "Abmelden",
  logOutOfEverything: "Auf diesem Gerät überall abmelden",
};
