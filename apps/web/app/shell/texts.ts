export const texts = {
  console: "Console",
  account: "Account",
  profile: "Your profile",
  password: "Change password",
  find: "Find (Ctrl+K)",
  logOut: "Log out",
  logOutOfEverything: "Log out of everything on this device",
};
