/** The contact form, its confirmation and its errors. */
export const texts = {
  title: "Contact",
  description: "Write to the people behind Lantern Hour. A person reads your message and answers by email.",
  heading: "Write to us.",
  intro:
    "Ask about a session you’re planning or a credit that wasn’t released, or tell us what could be better.",
  beforeTitle: "Your answer may already be here",
  before: "You can search all our answers and guides on the support page.",
  support: "Search the help",
  soonTitle: "In the middle of a session?",
  soon: "Press “Fix my audio or video” in the session. It fixes most problems without leaving the page, and you keep your seat.",
  byEmail: "By email",
  name: "Your name",
  email: "Your email address",
  emailHint: "We’ll reply to this address.",
  message: "Your message",
  website: "Leave this empty",
  send: "Send message",
  privacy: "We email your message to the operator and only use it to answer you.",
};
