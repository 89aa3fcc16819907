/** The process: reads the configuration, runs the server, and ends on a signal. */
import { join } from "node:path";
import { type Config, loadConfig } from "../system/config.ts";
import { createLog, toFile } from "../system/log.ts";
import { AwayError, StartError } from "../system/start-error.ts";
import { type RunningServer, startServer } from "./server.ts";

/** Exit codes: what runs the process restarts it after every code but that of a start error, which needs a person. */
const startError = 1;
const crashed = 70;
const away = 75;
/** The process ends after this time even if requests are still open. The session log is durable. */
const drainMs = 9000;

let log = createLog(3);
let server: RunningServer | undefined;
let ending = false;

process.on("uncaughtException", (error) => {
  log.error({ err: error }, "crash");
  process.exit(crashed);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
// The supervisor closes this channel to end the process; it also closes when the supervisor dies.
process.on("disconnect", () => void end(0));

try {
  const config = loadConfig(process.env);
  const file = logFileOf(config);
  log = createLog(config.logLevel, file ? toFile(file) : undefined);
  server = await startServer(config, log);
  void server.outdated.then((line) => {
    log.error(line);
    return end(startError);
  });
  const lines = file ? [...server.greeting, `The log is in ${file}`, ""] : server.greeting;
  if (!ending) process.send?.({ type: "ready", url: server.url, lines });
} catch (error) {
  if (error instanceof StartError || error instanceof AwayError) console.error(error.message);
  else log.error({ err: error }, "cannot start");
  process.exit(error instanceof StartError ? startError : error instanceof AwayError ? away : crashed);
}

/**
 * The log's file: for a person who starts local mode at a terminal, and reads there how to sign in. Whoever asks for a
 * level reads the log at the terminal.
 */
function logFileOf({ local, dataDir }: Config): string | null {
  return local && process.stdout.isTTY && !process.env.LOG_LEVEL ? join(dataDir, "server.log") : null;
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(crashed), drainMs).unref();
  await server?.stop();
  process.exit(code);
}
