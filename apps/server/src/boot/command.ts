import { StartError } from "../system/start-error.ts";

/** Runs a command line program: a fault that its user can fix is one line and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const ofUser = error instanceof StartError || code.startsWith("ERR_PARSE_ARGS") || code === "ENOENT";
    if (!ofUser) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}
