export const texts = {
  title: "Choose a new password",
  heading: "Choose a new password",
  intro: "You will be logged out everywhere else.",
  submit: "Set password",
  busy: "Setting your password",
  done: "Password updated successfully!",
  doneText: "Log in with the new one.",
  expired: "Ask for a new link",
};
