import type { Event } from "@lantern/engine";
import type { LiveSessionInfo } from "../core/ports/live-sessions.ts";
import type { LiveLogger } from "./ports.ts";
import type { Row } from "./storage/log.ts";

/** The same log, with the session and its company in each line. */
export function logOfSession(
  logger: LiveLogger,
  { sessionId, companyId }: Pick<LiveSessionInfo, "sessionId" | "companyId">,
): LiveLogger {
  const about = { session: sessionId, company: companyId };
  return {
    info: (fields, message) => logger.info({ ...about, ...fields }, message),
    warn: (fields, message) => logger.warn({ ...about, ...fields }, message),
    error: (fields, message) => logger.error({ ...about, ...fields }, message),
  };
}

/** A rehearsal is nobody's session: only its problems are logged. */
export const onlyProblems = (logger: LiveLogger): LiveLogger => ({
  info: () => {},
  warn: (fields, message) => logger.warn(fields, message),
  error: (fields, message) => logger.error(fields, message),
});

/** The lines of a session, from its opening to its end, for rows that this node has stored. */
export function logRows(logger: LiveLogger, rows: readonly Row[]): void {
  for (const { events, actor } of rows)
    for (const event of events) {
      const [message, fields] = lineOf(event) ?? [];
      if (message) logger.info({ ...fields, actor }, message);
    }
}

function lineOf(event: Event): [message: string, fields?: object] | null {
  switch (event.type) {
    case "sessionCreated":
      return ["session opened"];
    case "actOpened":
      return [event.act === 0 ? "session started" : "act opened", { act: event.act }];
    case "paused":
      return ["session paused"];
    case "replanned":
      return ["session planned again", { why: event.why }];
    case "ended":
      return ["session ended"];
    case "abandoned":
      return ["session abandoned: too few people came"];
    default:
      return null;
  }
}
