export const texts = {
  sub: "You’ll stay signed in here, and we’ll sign you out everywhere else.",
};
