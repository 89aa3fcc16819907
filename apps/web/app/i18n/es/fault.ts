import type { fault as english } from "../en/fault.ts";

/** A participant's page that fails in the browser. */
export const fault: typeof english = {
  heading: "Esta página ha dejado de funcionar",
  text: "Algo ha fallado en esta ventana del navegador, no en tu sesión. Tu plaza, tus cartas y tus puntos siguen ahí.",
  again: "Volver a entrar",
};
