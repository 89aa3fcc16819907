import { formatNumber } from "../../i18n/format.ts";

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
  unread: counted("reply that could not be read", "replies that could not be read"),
  health: {
    title: "Health",
    needed: "Needs you",
    running: "Live sessions, email, database, and jobs are running.",
    works: "Everything works.",
    faulty: "Something isn’t working.",
    unknown: "The server isn’t responding.",
    checking: "Checking…",
    working: "Working",
    noResponse: "No response",
    since: (time: string) => `Not working since ${time}`,
    emails: (n: number) =>
      n === 1 ? "1 email couldn’t be sent" : `${formatNumber(n)} emails couldn’t be sent`,
    openEmails: "See the emails",
    quiet: (time: string) => `A practice restore: nothing has been sent since ${time}`,
    quietText:
      "Emails, webhooks, and refunds wait in the database. To send them, run “npm run restore -- --end-quiet” and restart the server.",
    emailsWait: "No emails are being sent",
    emailsWaitText: "They wait in the database because EMAIL is set to hold on the server.",
    notSelling: "Nobody can buy credits",
    missing: (settings: string[]) =>
      `Documents must name their seller. Set on the server: ${settings.join(", ")}`,
    vatNumbers: (n: number) =>
      n === 1 ? "1 VAT number couldn’t be checked" : `${formatNumber(n)} VAT numbers couldn’t be checked`,
    vatNumbersText:
      "VIES gave no answer. We ask again every hour. Until then, orders go on by the number’s form unless VAT_CHECK is required.",
    items: { sessions: "Live sessions", email: "Email", database: "Database", jobs: "Background jobs" },
  },
  logs: {
    title: "How long should logs of sessions be stored?",
    text: "Nothing is deleted until you decide. After the months you set, a session’s log goes, with every vote and move. Its report and scorecards stay.",
    decide: "Decide under Settings",
  },
  latest: "Latest activity",
  all: "See the full log",
  backups: {
    title: "Backups",
    last: "Latest backup",
    proven: "Latest test restore",
    provenHint: "We restored this backup as a test and compared it with the database.",
    missing: "There is no backup",
    none: "Set BACKUP_DIR on the server to make one every night.",
    size: (moment: string, megabytes: string) => `${moment} (${megabytes} MB)`,
    failed: (moment: string, reason: string) => `The backup from ${moment} failed: ${reason}`,
    drillFailed: (moment: string, reason: string) =>
      `The backup from ${moment} couldn’t be restored: ${reason}`,
    afterFailed: (moment: string, reason: string) =>
      `The program that runs after each backup failed on ${moment}: ${reason}`,
  },
  version: "Version",
};
