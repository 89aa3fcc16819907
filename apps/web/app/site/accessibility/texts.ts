/** The accessibility statement. */
export const texts = {
  title: "Accessibility",
  description:
    "How everyone can play Lantern Hour: keyboard, captions, screen readers, reduced motion, and what is still missing.",
  heading: "Everyone can play.",
  version: "1.2",
  date: "2026-11-29",
  intro:
    "A team game only works if everyone can play it. We follow WCAG 2.2, level AA, and list the gaps we know of below.",
  conformance: "Report on each criterion of WCAG 2.2",
  sections: [
    {
      title: "During the session",
      list: [
        "Captions are on from the start, in every film.",
        "You can do everything with a keyboard. You never have to drag: a menu, a tap, or keys do the same.",
        "No puzzle depends on color or hearing. Symbols have shapes and names.",
        "Screen readers announce votes, and timers at 60, 30, and 10 seconds, without interrupting.",
        "Camera and microphone are optional. Chat and cards are enough to take part, and you can also just watch.",
        "A host can pause the session or extend it by five minutes.",
      ],
    },
    {
      title: "On every page",
      list: [
        "Focus is always visible, every field shows its own error message, and headings follow the structure of the page.",
        "Text has a contrast of at least 4.5 to 1 in light and dark mode, and 7 to 1 on story pages.",
        "The public pages, the dashboard, and the console work at a width of 320 pixels. All pages are built for 200 percent zoom, which no test checks yet.",
        "If your system asks for less motion, decorations don’t move. On the home page, a button stops the animation.",
        "You can read the public pages and send the contact form without JavaScript.",
      ],
    },
    {
      title: "How we test",
      list: [
        "Automated tests check pages with axe-core in light and dark mode, and go through common tasks by keyboard.",
        "We measure the contrast of text against its background.",
        "We check each story for line length and reading level before we publish it.",
      ],
    },
    {
      title: "What is missing",
      list: [
        "What people say on a team has no live captions. Every team can use the chat instead.",
        "There is no sign-language version of the films.",
        "No outside organization has audited the product yet.",
      ],
    },
  ],
  report: {
    heading: "Is something in your way?",
    text: "Tell us what you wanted to do and which tools you use. If your session is soon, tell us when.",
    link: "Write to us",
    by: "or by email:",
  },
};
