import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type LogFn, pino } from "pino";
import { errorText, loggedError } from "./error-text.ts";
import { readableLine } from "./log-line.ts";
import { toStream } from "./log-output.ts";
import { redact } from "./redact.ts";
import { requestContext } from "./request-id.ts";

export type Log = ReturnType<typeof createLog>;

/** LOG_LEVEL 0 to 3. */
const levels = ["error", "warn", "info", "debug"] as const;

/**
 * The one log of the process: JSON lines. Every record is redacted, so no code can forget it.
 *
 * @param write receives each finished line, with its line end.
 */
export function createLog(level: 0 | 1 | 2 | 3, write: (line: string) => void = toStandardOutput) {
  return pino(
    {
      level: levels[level],
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (record) => withoutErrors(record) as Record<string, unknown>,
      },
      // Errors are plain objects by now, which pino's own serializer would change again.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withoutMessage(args));
        },
      },
      mixin() {
        const { id, session, company } = requestContext() ?? {};
        return { ...(id && { reqId: id }), ...(session && { session }), ...(company && { company }) };
      },
    },
    { write: (line: string) => write(redactLine(line)) },
  );
}

/** A record whose errors, under whatever name, have become plain objects. */
function withoutErrors(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return loggedError(value);
  // A record can contain itself.
  if (typeof value !== "object" || value === null || depth > 5) return value;
  if (Array.isArray(value)) return value.map((item) => withoutErrors(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutErrors(field, depth + 1)]),
  );
}

/** Libraries log an error with its message as the text of the line, or pino does where there is no text. */
function withoutMessage(args: Parameters<LogFn>): Parameters<LogFn> {
  const [record, text, ...more] = args as [unknown, unknown?, ...unknown[]];
  const error = record instanceof Error ? record : (record as { err?: unknown } | null)?.err;
  if (!(error instanceof Error)) return args;
  const message = errorText(error);
  const line =
    typeof text === "string" && error.message ? text.replaceAll(error.message, () => message) : text;
  return [
    record instanceof Error ? { err: error } : record,
    line ?? message,
    ...more,
  ] as unknown as Parameters<LogFn>;
}

/** JSON for programs, readable lines for a person at a terminal; both contain all lines of the level. */
const formatted = (line: string) => (process.stdout.isTTY ? readableLine(line) : line);

/** One for the process, however many logs it has. */
const writeOut = toStream(process.stdout, (lost) => formatted(lostRecord(lost)));

function lostRecord(lost: number): string {
  const record = { level: "warn", time: new Date().toISOString(), lost, msg: "log lines were lost" };
  return `${JSON.stringify(record)}\n`;
}

function toStandardOutput(line: string): void {
  writeOut(formatted(line));
}

/** Writes all lines to a file, which is emptied first, and warnings and errors to standard output as well. */
export function toFile(path: string): (line: string) => void {
  mkdirSync(dirname(path), { recursive: true });
  const write = toStream(createWriteStream(path), lostRecord);
  return (line) => {
    write(line);
    if (severe.test(line)) toStandardOutput(line);
  };
}

const severe = /^\{"level":"(?:warn|error)"/;

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
