/** How to prove who one is by a code: on the join page, and on the page of a participant's own data. */
export const emailCode = {
  title: "Get a code by email",
  request: "Email me a code",
  sent: (email: string) =>
    `If ${email} is invited, we’ve sent a code to it. It can take a minute to arrive, and it works for ten minutes.`,
  label: "Code from the email",
  confirm: "Confirm",
  another: "Send another code",
  needCode: "Please enter the code from the email.",
  emailLabel: "The email address your invitation was sent to",
  needEmail: "Please enter your email address.",
  emailLetters:
    "We can’t send email to addresses with letters such as ö or é before the @. Please use another address.",
  failed: "That didn’t work. Please try again.",
};
