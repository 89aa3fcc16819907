import type { JobPayloads, Tasks } from "./tasks.ts";

/** Jobs that reach people, companies or the payment provider. All others only change the database. */
const outward: ReadonlySet<keyof JobPayloads> = new Set<keyof JobPayloads>([
  "mail.send",
  "webhook.send",
  "payment.return",
  "payments:compare",
  "orders:abandoned",
  "vat:check",
]);

/** What a node does not send: emails alone, or all that would leave an installation that was restored quietly. */
interface Withheld {
  sendsEmails: boolean;
  quietSince: Date | null;
}

/** The kinds of jobs that wait. */
export function withheldJobs({ sendsEmails, quietSince }: Withheld): ReadonlySet<keyof JobPayloads> {
  if (quietSince) return outward;
  return new Set(sendsEmails ? [] : (["mail.send"] as const));
}

/** Jobs of other kinds are run. Those that are left out stay in the queue. */
export function withoutWithheld(
  tasks: Tasks,
  crontab: string,
  withheld: ReadonlySet<keyof JobPayloads>,
): { tasks: Partial<Tasks>; crontab: string } {
  const names = [...withheld];
  return {
    tasks: Object.fromEntries(
      Object.entries(tasks).filter(([name]) => !withheld.has(name as keyof JobPayloads)),
    ),
    crontab: crontab
      .split("\n")
      .filter((line) => !names.some((name) => line.split(" ").includes(name)))
      .join("\n"),
  };
}
