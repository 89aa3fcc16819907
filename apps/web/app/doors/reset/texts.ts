export const texts = {
  title: "Choose a new password",
  heading: "Choose a new password",
  intro: "We’ll sign you out everywhere else.",
  submit: "Set password",
  busy: "Setting your password",
  done: "Password updated successfully!",
  doneText: "Sign in with the new one.",
  expired: "Ask for a new link",
};
