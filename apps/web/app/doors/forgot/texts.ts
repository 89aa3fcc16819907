export const texts = {
  title: "Reset your password",
  heading: "A new password",
  intro: "If you have an account, we’ll email you a link. It works for one hour.",
  submit: "Email me a link",
  busy: "Sending",
  doneHeading: "Check your inbox",
  done: (email: string) => `If ${email} has an account, a link is on its way. It works for one hour.`,
  back: "Back to login",
};
