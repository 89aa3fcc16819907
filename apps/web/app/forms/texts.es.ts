import type { texts as english } from "./texts.ts";

export const texts: typeof english = {
  errors: {
    validation: "Revisa los datos e inténtalo otra vez.",
    validationTitle: "Hay datos por corregir",
  },
};
