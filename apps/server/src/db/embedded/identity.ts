import { spawnSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { embeddedFault } from "./fault.ts";

/** The user that runs the database. PostgreSQL refuses to run as root, so root starts it as "nobody". */
const nobody = { uid: 65534, gid: 65534 };

/** How a PostgreSQL program is started under the right user. */
export interface Identity {
  /** Turns a program and its arguments into the command that is run. */
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
  /** Makes the database's user the owner of a file or directory. */
  give(path: string): void;
}

/**
 * Chooses the user for the database.
 *
 * @param paths what that user must be able to reach: the programs and the data.
 */
export function databaseIdentity(paths: string[]): Identity {
  if (process.getuid?.() !== 0) return { command: (file, args) => ({ file, args }), give: () => {} };

  const give = (path: string) => chownSync(path, nobody.uid, nobody.gid);
  const closed = paths.map(firstClosed).find((path) => path !== null);
  if (closed === undefined) return { command: (file, args) => ({ file, args, ...nobody }), give };

  // Below a private folder such as /root, the user "nobody" needs the right to pass through it.
  const setpriv = [
    `--reuid=${nobody.uid}`,
    `--regid=${nobody.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  if (spawnSync("setpriv", [...setpriv, "true"], { timeout: 10_000 }).status !== 0)
    throw embeddedFault(
      `root may not run it, and the user "nobody" cannot pass through ${closed}; start as another user, or move the project or DATA_DIR to a folder open to all`,
    );
  return { command: (file, args) => ({ file: "setpriv", args: [...setpriv, file, ...args] }), give };
}

/** The topmost folder above `path` that "nobody" may not enter, or null. */
function firstClosed(path: string): string | null {
  let closed: string | null = null;
  for (let at = resolve(path); ; at = dirname(at)) {
    const { uid, mode } = statSync(at);
    const open = uid === nobody.uid ? mode & 0o100 : mode & 0o001;
    if (!open) closed = at;
    if (at === dirname(at)) return closed;
  }
}
