import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  errors: {
    validation: "Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.",
    validationTitle: "Bitte Angaben prüfen",
  },
};
