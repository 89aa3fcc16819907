/** What to do about an action that failed. */
export const errorTexts = {
  buy: "Buy more credits, or plan fewer seats.",
  buyByOwner: "Ask a Company Owner to buy more, or plan fewer seats.",
  unverified: (email: string) => `Use the link in the email we sent to ${email}.`,
  resend: "Send it again",
  resent: "The email is on its way",
};
