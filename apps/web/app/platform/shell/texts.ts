/** The platform's console, for ADMIN. */
export const texts = {
  nav: "Console",
  toDashboard: "Dashboard",
};
