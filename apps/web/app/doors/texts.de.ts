import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  email: "Geschäftliche E-Mail-Adresse",
  password: "Passwort",
};
