export const texts = {
  title: "Enter your code",
  heading: "One more step",
  intro: "Open your authenticator app and type the six digits it shows for Lantern Hour.",
  introBoth: "Use your passkey, or type the six digits your authenticator app shows for Lantern Hour.",
  introPasskey: "Use your passkey. Don’t have it with you? Type one of your recovery codes.",
  passkey: "Use a passkey",
  code: "Code",
  hint: "Lost your device? Type one of your recovery codes instead.",
  submit: "Sign in",
  busy: "Signing in",
  back: "Back to login",
};
