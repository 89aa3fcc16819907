/** The names of pages: in links and titles. */
export const names = {
  overview: "Overview",
  companies: "Companies",
  users: "Users",
  sessions: "Sessions",
  orders: "Orders",
  products: "Packs",
  experiences: "Adventures",
  settings: "Settings",
  emails: "Emails",
  audit: "Audit log",
  scenes: "Scenes and logs",
  scorecards: "Scorecards",
  analysis: "Analysis",
  badges: "Badges",
  widget: "Chat widget",
  kit: "Kit",
};
