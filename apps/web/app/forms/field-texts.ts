/** Fields that several forms have. */
export const texts = {
  ownPassword: {
    label: "Your password",
    none: "You have no password, so this only works within ten minutes of signing in. If it’s been longer, sign out and in again first.",
  },
  terms: {
    accept: "I accept the",
    terms: "terms",
    read: "and have read the",
    privacy: "privacy notice",
  },
};
