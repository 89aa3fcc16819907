/** What search engines and shared links say of a page that has no description of its own. */
export const texts = {
  siteDescription:
    "Story-driven adventures for teams who work apart: real-time collaboration, gamified decisions and meaningful connection in one hour.",
};
