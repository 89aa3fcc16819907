export const shell = {
  product: "Lantern Hour",
  title: (page: string) => `${page} · Lantern Hour`,
  siteTitle: "Lantern Hour: one hour, together",
  description:
    "Story-driven adventures for teams who work apart: real-time collaboration, gamified decisions and meaningful connection in one hour.",
  mainNav: "Main",
  home: "Home",
  sessions: "Sessions",
  participants: "Participants",
  people: "People",
  insights: "Insights",
  billing: "Billing",
  account: "Account",
  profile: "Your profile",
  team: "Administrators",
  settings: "Company settings",
  logOut: "Log out",
  logOutOfEverything: "Log out of everything on this device",
  credits: (free: string) => `${free} free`,
  noCompany: {
    title: "You run the platform",
    text: "This account belongs to no company, so nothing is planned or billed here.",
    open: "Open the console",
  },
  newBuild: {
    title: "There is a new version",
    text: "Reload when it suits you. What is saved stays.",
    reload: "Reload",
  },
  verify: {
    title: "Please confirm your e-mail address",
    text: (email: string) =>
      `We sent a link to ${email}. Until then you can look around and draft; confirming and inviting wait for it.`,
    resend: "Send it again",
    sent: "The mail is on its way",
    sentText: (email: string) => `Look into the mailbox of ${email}.`,
  },
};
