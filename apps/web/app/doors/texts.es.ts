import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  email: "Correo del trabajo",
  password: "Contraseña",
};
