export const texts = {
  errors: {
    validation: "Please check your input and try again.",
    validationTitle: "Validation Error",
  },
};
