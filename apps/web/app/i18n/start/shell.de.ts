import type { shell as english } from "./shell.ts";

export const shell: typeof english = {
  newBuild: {
    title: "Es gibt eine neue Version",
    text: "Laden Sie die Seite neu, wann es Ihnen passt. Was gespeichert ist, geht nicht verloren.",
    reload: "Neu laden",
  },
};
