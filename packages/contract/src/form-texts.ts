/** English texts of what a page checks before it sends a form. In a file of their own, because small pages load them. */
export const formTexts = {
  REQUIRED: "Please fill in this field.",
  EMAIL: "Please enter a valid email address.",
  EMAIL_LETTERS:
    "We can’t send email to addresses with letters such as ö or é before the @. Please enter another address.",
  ONE_NAME: "Please enter a first or a last name.",
  TOO_LONG: ({ max }: { max: number }) => `Please use at most ${max} characters.`,
  TERMS: "Please accept the terms to continue.",
  // These two are in the error catalog.
  USER_013: "The password must be at least 8 characters long",
  USER_014: "The passwords do not match",
} as const;
