import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BackupSettings } from "../../system/backup-settings.ts";
import { environment } from "../../system/environment.ts";
import { StartError } from "../../system/start-error.ts";

/** A copy to another place may take as long. */
const programMs = 60 * 60_000;
const run = promisify(execFile);

/**
 * Runs the operator's program with the path of the backup, if there is one. It gets none of this server's settings, which
 * are secrets.
 *
 * @throws StartError in one line when it cannot be started, or ends with another code than 0
 */
export async function runAfterBackup(
  { after, dir }: Pick<BackupSettings, "after" | "dir">,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  if (after === null) return;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !(name in environment.shape)),
  );
  try {
    await run(after, [join(dir, file)], { env, timeout: programMs, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    throw new StartError(`BACKUP_AFTER: ${reasonOf(error)}`);
  }
}

/** The last line that it wrote about its fault, or else how it ended. */
function reasonOf(error: unknown): string {
  const {
    stderr = "",
    killed,
    code,
  } = error as { stderr?: string; killed?: boolean; code?: number | string };
  const message = stderr.trimEnd().split("\n").at(-1);
  if (killed) return "it did not end within an hour";
  if (typeof code === "string") return `it cannot be run (${code})`;
  return message ? `${message} (exit code ${code})` : `exit code ${code}`;
}
