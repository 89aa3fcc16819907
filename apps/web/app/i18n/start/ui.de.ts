import { loading } from "../de/start.ts";
import type { ui as english } from "./ui.ts";

export const ui: typeof english = {
  skip: "Zum Inhalt springen",
  loading,
  close: "Schließen",
  cancel: "Abbrechen",
  more: "Mehr",
  tryAgain: "Noch einmal versuchen",
};
