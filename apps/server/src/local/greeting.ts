import type { Config } from "../system/config.ts";
import type { Demo } from "./demo/seed.ts";

/** Lines for the person who starts local mode: how to sign in, and where the demo session is. */
export function greeting({ origin }: Pick<Config, "origin">, { accounts, played, session }: Demo): string[] {
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
    ...(played
      ? [
          `"${played.title}" was played: ${origin}/dashboard/sessions/${played.id}/report`,
          `The scorecard of ${played.scorecard.name}: ${played.scorecard.url}`,
          `What its sessions have in common: ${origin}/dashboard/insights`,
        ]
      : []),
    `All emails end up at ${origin}/dev/mail`,
  ];
}
