export const texts = {
  sub: "Every company’s sessions. You can’t see what people write in them.",
  columns: { session: "Session", company: "Company", state: "State", start: "Start", people: "People" },
  sorts: { newest: "Newest", start: "Start" },
};
