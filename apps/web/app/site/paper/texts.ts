/** Pages that show a document of the project. */
export const texts = {
  description: (title: string) => `${title} of Lantern Hour: what was measured and tested, and how.`,
  onThisPage: "On this page",
  security: "Security",
  accessibility: "Accessibility",
};
