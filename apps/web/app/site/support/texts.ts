/** Help: the search over questions and guides. */
export const texts = {
  title: "Support",
  description:
    "Search the Lantern Hour help: guides for administrators, participants, hosts, and IT, and all our answers.",
  heading: "What do you need?",
  intro: "Search all our guides and answers.",
  search: "Search the help",
  placeholder: "For example: microphone, firewall",
  results: ["No results. Write to us below.", "1 result.", "{n} results."],
  guides: "Guides",
  questions: "Answers",
  onThisPage: "On this page",
  allGuides: "All guides",
  check: {
    heading: "Will my device work?",
    text: "It takes one minute in your browser and checks your sound, camera, and connection. If something isn’t right, it tells you what to change.",
    link: "Run the system check",
  },
  write: {
    heading: "Need a person?",
    text: "Tell us what you see and what you expected. A person reads your message and answers by email.",
    link: "Write to us",
  },
};
