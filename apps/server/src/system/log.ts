import { pino, type SerializedError } from "pino";
import { readableLine } from "./log-line.ts";
import { toStream } from "./log-output.ts";
import { redact } from "./redact.ts";
import { requestId } from "./request-id.ts";

export type Log = ReturnType<typeof createLog>;

/** LOG_LEVEL 0 to 3. */
const levels = ["error", "warn", "info", "debug"] as const;

/**
 * The one log of the process: JSON lines. Every record is redacted, so no code can forget it.
 *
 * @param write receives each finished line, with its line end.
 */
export function createLog(level: 0 | 1 | 2 | 3, write: (line: string) => void = standardOutput()) {
  return pino(
    {
      level: levels[level],
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: bareError },
      mixin() {
        const reqId = requestId();
        return reqId === undefined ? {} : { reqId };
      },
    },
    { write: (line: string) => write(redactLine(line)) },
  );
}

/**
 * An error as it is logged. Drivers attach whole clients, queries and their values to errors; only the code is logged
 * besides the message and the stack, and the same of its causes.
 */
function bareError(error: Error): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error) as SerializedError;
  return { type, message, code, stack };
}

/** JSON for programs, readable lines for a person at a terminal; both contain all lines of the level. */
function standardOutput(): (line: string) => void {
  const { stdout } = process;
  const readable = (line: string) => (stdout.isTTY ? readableLine(line) : line);
  const write = toStream(stdout, (lost) => {
    const record = { level: "warn", time: new Date().toISOString(), lost, msg: "log lines were lost" };
    return readable(`${JSON.stringify(record)}\n`);
  });
  return (line) => write(readable(line));
}

/**
 * Redacts the finished line. The `redact` of pino knows only fixed paths, but a secret can be at any depth, inside a text,
 * or in the fields of a child logger.
 */
function redactLine(line: string): string {
  try {
    return `${JSON.stringify(redact(JSON.parse(line)))}\n`;
  } catch {
    return `${redact(line)}\n`;
  }
}
