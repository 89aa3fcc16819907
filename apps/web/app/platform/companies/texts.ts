export const texts = {
  sub: "Every company that has signed up, with its people, sessions, orders, and credits.",
  columns: {
    company: "Company",
    people: "People",
    sessions: "Sessions",
    orders: "Paid orders",
    balance: "Credits",
    since: "Since",
  },
  sorts: { newest: "Newest", name: "Name", balance: "Credits" },
  unverified: "Not confirmed",
};
