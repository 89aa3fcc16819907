import type { Demo } from "../demo/seed.ts";
import type { Config } from "../system/config.ts";

/** What local mode tells the person who has just started it: how to sign in, and where to look first. */
export function greeting({ origin }: Config, { accounts, session }: Demo): string[] {
  const columns = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(18)} ${email.padEnd(28)} ${password}`,
  );
  const link = session?.joinLinks[0];
  return [
    "",
    `Sign in at ${origin}/login`,
    ...columns,
    "",
    ...(session ? [`"${session.title}" can be started now: ${origin}/dashboard/sessions/${session.id}`] : []),
    ...(link ? [`Join it as ${link.name}: ${link.url}`] : []),
    `All mails end up at ${origin}/dev/mail`,
    "",
  ];
}
