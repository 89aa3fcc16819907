/** Every text of the mails to administrators and to who writes to us; those about an hour are in `hour`. */
export const en = {
  product: "Lantern Hour",
  shared: {
    copyLink: "If the button does not open, copy this:",
    ignore: "If that was not you, you need not do anything.",
  },
  verify: {
    subject: "Please confirm your e-mail address",
    title: "Welcome to Lantern Hour",
    text: "One press confirms that this address is yours. After it you can confirm your first session and invite your colleagues.",
    button: "Confirm my address",
    moving: {
      title: "Your new address",
      text: "One press confirms that this address is yours. From then on you log in with it, and our mails come here.",
    },
    life: (hours: number) => `The link is good for ${hours} hours.`,
  },
  reset: {
    subject: "Choose a new password",
    title: "Choose a new password",
    text: "Somebody, most likely you, asked to set a new password for this account.",
    button: "Set a new password",
    life: (minutes: number) => `The link is good for ${minutes} minutes and can be used once.`,
  },
  moved: {
    subject: "Your e-mail address was changed",
    title: (name: string) => `${name}, your account has a new address`,
    text: (email: string) => `From now on you sign in with ${email}, and our mails go there.`,
    hint: "If that was not you, please write to us at once.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    title: "Your password was changed",
    text: "Your Lantern Hour account has a new password. All other sign-ins have ended.",
    button: "Set a new password",
    hint: "If that was you, there is nothing to do.",
    footer: "If that was not you, set a new password at once and write to us.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    title: "You already have an account",
    text: "Somebody, most likely you, tried to sign up with this email address. It already has a Lantern Hour account.",
    button: "Sign in",
    hint: "If you forgot your password, you can set a new one there.",
  },
  owner: {
    madeSubject: (company: string) => `${company} has a new Company Owner`,
    madeText: (name: string, company: string) => `You made ${name} Company Owner of ${company}.`,
    subject: (company: string) => `You are Company Owner of ${company}`,
    text: (name: string, company: string) =>
      `${name} made you Company Owner of ${company}. You can buy credits, invite administrators and change the company.`,
    hint: "If you did not expect this, please write to us at once.",
  },
  adminInvitation: {
    subject: (company: string) => `Join ${company} on Lantern Hour`,
    title: (company: string) => `Help to run the hours of ${company}`,
    text: (host: string, company: string, role: string) =>
      `${host} invites you to plan and host sessions for ${company}, as ${role}.`,
    button: "Accept the invitation",
    life: (days: number) => `The link is good for ${days} days and can be used once.`,
  },
  providers: { google: "Google", facebook: "Facebook", microsoft: "Microsoft", linkedin: "LinkedIn" },
  socialLink: {
    subject: (provider: string) => `Sign in with ${provider}?`,
    title: (provider: string) => `Was it you who signed in with ${provider}?`,
    text: (provider: string) =>
      `Somebody signed in with ${provider} under your address. If it was you, one press joins that sign-in to your account. Please open the link in the same browser.`,
    button: "Yes, join them",
    life: (minutes: number) => `The link is good for ${minutes} minutes.`,
    footer: "If that was not you, do not press it: nothing will change.",
  },
  contact: {
    subject: "We have your message",
    title: "Thank you for writing",
    text: "Your message has reached us. A person reads it and answers by email.",
    footer:
      "You get this because this address was given in our contact form. If that was not you, please ignore it.",
    support: {
      subject: (name: string) => `Message from ${name}`,
      title: (name: string, email: string) => `${name} (${email}) writes`,
      text: "Sent through the contact form. An answer to this mail goes to the writer:",
    },
  },
  templates: {
    title: "Mail templates",
  },
  receipt: {
    subject: (credits: number) => `Payment received: ${credits} credits`,
    title: "Payment received",
    text: (credits: number, amount: string, day: string, balance: number) =>
      `${credits} credits for ${amount}, paid on ${day}. Your company now has ${balance} credits. One credit is one seat, and you pay only for who came.`,
    button: "Open the receipt",
    order: (id: string) => `The receipt is kept there as a PDF. Order ${id}`,
    noAddress:
      "The receipt has no address of your company yet. Add it under Billing details on that page, then download the receipt.",
    footer: "You get this because you bought credits for your company.",
  },
  refund: {
    subject: (amount: string) => `Paid back: ${amount}`,
    title: "Your payment was paid back",
    text: (amount: string, credits: number, taken: number) =>
      `${amount} of your order of ${credits} credits are on their way back to you; with your bank it may take some days. ${taken} credits were taken back with it.`,
    debt: (credits: number) =>
      `${credits} of them had been used or reserved: they are owed, and are settled by credits that become free.`,
    button: "Open the statement",
    order: (id: string) => `Order ${id}`,
  },
  notStarted: {
    subject: (title: string) => `It did not start: ${title}`,
    title: (title: string) => `${title} did not start`,
    text: "Too few people were there at the start. The session is a draft again and all its credits are free. Choose a new time and confirm it when you like.",
    button: "Open the session",
  },
} as const;
