/** The accessibility statement. */
export const accessibility = {
  title: "Accessibility",
  description:
    "How Lantern Hour is made for everyone: keyboard, captions, screen readers, reduced motion, and what is still missing.",
  heading: "Everybody’s turn.",
  version: "1.1",
  date: "2026-11-21",
  intro:
    "A team game leaves somebody out the moment one person cannot play it. We work to WCAG 2.2, level AA, and say below where we know of gaps.",
  sections: [
    {
      title: "During the session",
      list: [
        "Captions are on from the start, in every film.",
        "Everything can be done with a keyboard, and every drag has another way: a menu, a tap, or keys.",
        "No puzzle depends on color or on hearing; signs have shapes and names.",
        "Timers and votes are spoken politely to screen readers, at 60, 30 and 10 seconds, and never in between.",
        "Camera and microphone are optional. Chat and cards are enough to take part, and one may simply watch.",
        "A host can pause the session, or extend it by five minutes.",
      ],
    },
    {
      title: "On every page",
      list: [
        "Focus can be seen, errors stand at their fields in words, and headings follow the order of the page.",
        "Text has a contrast of at least 4.5 to 1 in the light and the dark scheme; on story pages 7 to 1.",
        "Pages hold to 200 percent zoom and to a width of 320 pixels. Targets are 44 pixels where one touches.",
        "Where your system asks for less motion, nothing drifts. What moves by itself on the home page has a button that holds it still.",
        "The public pages can be read and used without scripts, the contact form included.",
      ],
    },
    {
      title: "How it is checked",
      list: [
        "Automatic tests look at pages with axe-core in both color schemes, and play through journeys by keyboard.",
        "The colors of text are measured against the grounds they stand on.",
        "Stories are checked for length of lines and reading level before they are let in.",
      ],
    },
    {
      title: "What we know is missing",
      list: [
        "What people say in a crew has no live captions. The chat stands beside the voices for that reason.",
        "There is no sign-language version of the films.",
        "The product has not been audited by an outside body yet.",
      ],
    },
  ],
  report: {
    heading: "Something is in your way?",
    text: "Tell us what you wanted to do and with which tools. If your session is near, say when it is.",
    link: "Write to us",
    by: "or by email:",
  },
};
