export const texts = {
  title: "Enter your code",
  heading: "One more step",
  intro: "Open your authenticator app and type the six digits it shows for Lantern Hour.",
  code: "Code",
  hint: "Lost your device? Type one of your recovery codes instead.",
  submit: "Log in",
  busy: "Logging in",
  back: "Back to log in",
};
