import type { shell as english } from "./shell.ts";

export const shell: typeof english = {
  newBuild: {
    title: "Hay una versión nueva",
    text: "Recarga cuando te venga bien. No perderás nada de lo que has guardado.",
    reload: "Recargar",
  },
};
