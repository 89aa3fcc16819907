/** The built-in help panel, and the consent question for the external chat. */
export const texts = {
  launcher: "Help",
  title: "Help",
  close: "Close",
  search: "Search the questions",
  none: "No answers found. Write to us below.",
  all: "All questions and guides",
  write: "Write to us",
  name: "Your name",
  email: "Your email",
  message: "Your message",
  send: "Send",
  sent: "We got your message and emailed you a confirmation.",
  consent: {
    title: "May we load the help chat?",
    text: "We answer questions in a chat by Intercom. It would see your network address and the pages you open, and set cookies. If you’d rather not, you can use our own help panel.",
    yes: "Load the chat",
    no: "No, thank you",
    given: "You allowed the Intercom chat in this browser.",
    refused: "You declined the Intercom chat in this browser.",
    again: "Ask me again",
  },
};
