/** Help: the search over questions and guides. */
export const support = {
  title: "Support",
  description:
    "Search the help for Lantern Hour: guides for administrators, participants, hosts and IT, and every answer.",
  heading: "What do you need?",
  intro: "One search over the guides and all the answers.",
  search: "Search the help",
  placeholder: "For example: microphone, reschedule, firewall",
  results: [
    "Nothing fits these words. Write to us below.",
    "1 part of the help fits.",
    "{n} parts of the help fit.",
  ],
  guides: "Guides",
  questions: "Answers",
  onThisPage: "On this page",
  allGuides: "All guides",
  check: {
    heading: "Will my device do?",
    text: "One minute, in your browser: sound, camera, line. It tells you what to change if something is not right.",
    link: "Run the system check",
  },
  write: {
    heading: "A person can help, too.",
    text: "Tell us what you see and what you expected. A person reads it and answers by email.",
    link: "Write to us",
  },
};
