import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  console: "Consola",
  account: "Cuenta",
  profile: "Tu perfil",
  password: "Cambiar la contraseña",
  find: "Buscar (Ctrl+K)",
  logOut: "Salir",
  logOutOfEverything: "Salir de todo en este dispositivo",
};
