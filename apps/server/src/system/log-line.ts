const colors = { error: 31, warn: 33, info: 36, debug: 90 } as const;

/** A log record as one line for a person at a terminal: time, level, message, and the other fields. */
export function readableLine(line: string): string {
  const { level, time, msg = "", err, reqId: _, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const color = colors[level as keyof typeof colors] ?? 0;
  const clock = String(time).slice(11, 19);
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : "";
  const stack = err ? `\n${(err as { stack?: string }).stack ?? JSON.stringify(err)}` : "";
  return `\u001b[${color}m${clock} ${String(level).padEnd(5)}\u001b[0m ${msg}\u001b[90m${rest}\u001b[0m${stack}\n`;
}
