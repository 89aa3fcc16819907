/** The process: reads its configuration, runs the server, ends when asked. */
import { loadConfig } from "../system/config.ts";
import { createLog } from "../system/log.ts";
import { StartError } from "../system/start-error.ts";
import { type RunningServer, startServer } from "./server.ts";

/** After these the supervisor does not try again, or does. */
const refusedToStart = 1;
const crashed = 70;
/** A server that cannot drain within this time is ended as it is; its log is durable anyway. */
const drainMs = 9000;

let log = createLog(3);
let server: RunningServer | undefined;
let ending = false;

process.on("uncaughtException", (error) => {
  log.error({ err: error }, "crash");
  process.exit(crashed);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
// The channel to the supervisor closes when it wants us to end, and when it is gone itself.
process.on("disconnect", () => void end(0));

try {
  const config = loadConfig(process.env);
  log = createLog(config.logLevel);
  server = await startServer(config, log);
  if (!ending) process.send?.({ type: "ready", url: server.url, lines: server.greeting });
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else log.error({ err: error }, "cannot start");
  process.exit(error instanceof StartError ? refusedToStart : crashed);
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(crashed), drainMs).unref();
  await server?.stop();
  process.exit(code);
}
