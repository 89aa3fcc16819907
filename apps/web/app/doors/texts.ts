/** Sign-in, sign-up, verification and passwords. */
export const texts = {
  email: "Work email",
  password: "Password",
};
