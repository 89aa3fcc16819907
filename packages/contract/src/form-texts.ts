/** Error texts that a page shows before it sends a form. In a file of their own, because small pages load them. */
export const formTexts = {
  required: "Please fill in this field.",
  email: "Please enter a valid email address.",
  emailLetters:
    "We can’t send email to addresses with letters such as ö or é before the @. Please enter another address.",
  oneName: "Please enter a first or a last name.",
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  terms: "Please accept the terms to continue.",
};

/** The same of the error catalog. */
export const passwordTexts = {
  tooShort: "The password must be at least 8 characters long",
  different: "The passwords do not match",
} as const;
