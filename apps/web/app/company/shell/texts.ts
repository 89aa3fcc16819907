export const texts = {
  mainNav: "Main",
  credits: (free: string) => `${free} available`,
  noCompany: {
    title: "You run the platform",
    text: "This account doesn’t belong to a company, so it has no sessions or billing.",
    open: "Open the console",
  },
  verify: {
    title: "Please confirm your email address",
    text: (email: string) =>
      `We sent a link to ${email}. Once you’ve used it, you can confirm sessions and invite people. Until then, you can look around and save drafts.`,
    resend: "Send it again",
    sent: "The email is on its way",
    sentText: (email: string) => `Check the inbox of ${email}.`,
  },
};
