import { loggedError } from "../system/error-text.ts";
import { StartError } from "../system/start-error.ts";

/** Runs a command line program: a fault that its user can fix is one line and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const ofUser = error instanceof StartError || code.startsWith("ERR_PARSE_ARGS") || code === "ENOENT";
    console.error(ofUser ? message : loggedError(error as Error).stack);
    process.exitCode = 1;
  }
}
