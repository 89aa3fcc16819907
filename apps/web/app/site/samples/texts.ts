export const texts = {
  title: "Samples",
  heading: "What everyone gets.",
  description:
    "A sample invitation, scorecard, and report of a Lantern Hour session, as our own product makes them.",
  intro:
    "These are not mock-ups. Northwind is a company that we made up, and its people are simulated. What they did in their sessions is stored, and the product made everything here of it.",
  film: {
    heading: "A minute of a session",
    intro:
      "This is the scene that anyone can try, recorded by a program that played it with three simulated teammates. Nothing was staged: you see the product itself, cut to a minute and without sound.",
    label: "A minute of a session, without sound",
    captions: "English",
    again: "Play this scene yourself",
  },
  invitation: {
    heading: "The invitation",
    intro:
      "It names you as the sender and shows the start in each person’s own time. Two buttons answer it, and a calendar file comes with it. You can change the greeting and add a paragraph of your own.",
    picture:
      "The invitation: the story’s picture, the date and time, what to expect, and buttons to join, to say yes, and to say no.",
  },
  scorecard: {
    heading: "The scorecard",
    intro:
      "Each team takes home its path through the story, its points and awards, and how it worked together. Nobody’s private numbers are on it.",
    more: "See a whole scorecard",
  },
  report: {
    heading: "The report",
    intro:
      "At the top, three sentences for the manager: who came, what they did together, and what they agreed on. Below, measures of teams, never of a person.",
    picture:
      "The report: three sentences, then attendance, points, and how the teams shared information, decided, and spoke.",
    pdf: "Open the report as a PDF",
  },
  more: {
    heading: "Before you ask",
    list: [
      { href: "/pricing", text: "What a session costs, with a calculator" },
      { href: "/security/proof", text: "What we measured about our own reliability" },
      { href: "/data-processing", text: "What a works council or data protection officer needs" },
      { href: "/security", text: "Who runs it, and how it is protected" },
    ],
  },
};
