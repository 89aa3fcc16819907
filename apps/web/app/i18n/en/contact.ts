/** Writing to us: the form, the thanks, and what went wrong. */
export const contact = {
  title: "Contact",
  description:
    "Write to the people behind this Lantern Hour. A copy of your message comes to your own mailbox.",
  heading: "Write to us.",
  lede: "About a session you plan, a seat that did not come back, or something that could be better.",
  beforeTitle: "Perhaps it is answered already",
  before: "The questions and the guides are searched together on the support page.",
  support: "Search the help",
  soonTitle: "In the middle of an hour?",
  soon: "Use “Fix my audio or video” in the session itself. It mends most things without leaving the page, and your seat is kept.",
  byMail: "By mail",
  name: "Your name",
  email: "Your e-mail address",
  emailHint: "We answer to this address, and send it a copy.",
  message: "Your message",
  website: "Leave this empty",
  send: "Send message",
  privacy:
    "It goes to the operator by mail, and a copy to you. It is used to answer you and for nothing else.",
  failed: "The message could not be sent. What you wrote is still here; please try again.",
  sent: {
    title: "Message sent",
    heading: "Thank you. It is on its way.",
    text: "A copy is on its way to your mailbox. If it does not arrive, the address may have a slip in it: then please write again.",
    back: "To the home page",
    another: "Write another one",
  },
  notSent: {
    title: "Message not sent",
    heading: "It was not sent.",
    text: "Please go back in your browser: what you wrote is still there. Look whether your name, your e-mail address and your message are all filled in, and the message is not longer than 4,000 characters. If they are, too many messages came from your network; please try again in a quarter of an hour.",
    back: "To the form",
  },
};
