export const texts = {
  title: "Protect your account",
  heading: "One more step for your account",
  intro: (company: string) =>
    `${company} requires a second step when you sign in. Add a passkey or an authenticator app. You only do this once.`,
  goOn: "Continue",
};
