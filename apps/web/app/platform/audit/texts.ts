export const texts = {
  title: "Audit log",
  sub: "Who changed what, newest first. Nobody can edit this log.",
  columns: { action: "What", who: "Who", company: "Company", at: "When" },
  nobody: "The platform",
  platform: "The platform",
};
