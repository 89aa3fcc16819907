export const texts = {
  title: "Questions and answers",
  description:
    "How a Lantern Hour session works, what people need, what a credit is, and what we measure and don’t measure.",
  heading: "Find your answer here.",
  intro: "Short answers. Each one has its own link, so you can send it to a colleague.",
  search: "Search the answers",
  placeholder: "For example: camera, invoice, late",
  results: ["No answers found. Ask us instead.", "1 answer found.", "{n} answers found."],
  topics: "Topics",
  link: "Link to this answer",
  contactHeading: "Didn’t find it?",
  contact: "Write to us",
};
