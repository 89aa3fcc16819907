import { translated } from "../i18n/translated.ts";

export const texts = translated("forms", {
  errors: {
    validation: "Please check your input and try again.",
    validationTitle: "Validation Error",
  },
});
