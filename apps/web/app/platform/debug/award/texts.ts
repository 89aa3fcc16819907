export const texts = {
  title: "Badges and errors",
  intro: "All badges. Each link below opens its error screen.",
  thrown: "Test error, thrown while rendering",
  badges: "Badges",
  team: "For the team",
  person: "For one person",
  endings: "Endings, with the text people share",
  share: "Share image",
  shareAlt: "The image that chats show for a link to the site",
  errors: "Error screens",
};
