export const texts = {
  console: "Console",
  account: "Account",
  profile: "Your profile",
  password: "Change password",
  find: "Find (Ctrl+K)",
  logOut: "Sign out",
  logOutOfEverything: "Sign out of everything on this device",
};
