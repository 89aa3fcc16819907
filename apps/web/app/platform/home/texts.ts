const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

export const texts = {
  title: "The platform today",
  companies: counted("company", "companies"),
  users: counted("person with an account", "people with an account"),
  live: counted("live session", "live sessions"),
  confirmed: counted("confirmed session", "confirmed sessions"),
  completed: counted("completed session", "completed sessions"),
  credits: counted("unused credit", "unused credits"),
  waiting: counted("email waiting", "emails waiting"),
  failing: counted("failed email", "failed emails"),
  latest: "Latest changes",
  all: "See the whole log",
  backups: {
    title: "Backups",
    last: "Last backup",
    proven: "Last proven",
    provenHint: "A drill restored it and compared it with the database.",
    none: "There is no scheduled backup yet. Set BACKUP_DIR on the server to have one each night.",
    size: (moment: string, megabytes: string) => `${moment} (${megabytes} MB)`,
    failed: (moment: string, reason: string) => `The backup of ${moment} failed: ${reason}`,
    drillFailed: (moment: string, reason: string) =>
      `The backup of ${moment} could not be restored: ${reason}`,
  },
  version: "Version",
};
