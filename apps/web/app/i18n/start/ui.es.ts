import { loading } from "../es/start.ts";
import type { ui as english } from "./ui.ts";

export const ui: typeof english = {
  skip: "Saltar al contenido",
  loading,
  close: "Cerrar",
  cancel: "Cancelar",
  more: "Más",
  tryAgain: "Intentarlo otra vez",
};
