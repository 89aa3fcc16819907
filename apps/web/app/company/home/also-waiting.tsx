import type { SessionSummary } from "@lantern/contract/http";
import { Link } from "react-router";
import { nextStep, uninvited } from "../shared/session/model.ts";
import { waitingFor } from "./model.ts";
import { texts } from "./texts.ts";

/** Other sessions that need attention, each with a link. */
export function AlsoWaiting({ sessions, now }: { sessions: readonly SessionSummary[]; now: number }) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3">
        {texts.waiting.title}
      </h2>
      <ul>
        {sessions.map((session) => {
          const incomplete = session.status === "draft" && nextStep(session, now) === "finish";
          return (
            <li key={session.id} className="flex items-center gap-3 border-t border-line py-3 last:border-b">
              <span className="min-w-0 flex-1">
                <b className="block truncate leading-snug">{session.title}</b>
                <small className="block truncate text-sm text-ink-soft">{waitingFor(session, now)}</small>
              </span>
              <Link
                to={
                  incomplete
                    ? `/dashboard/createSession?draft=${session.id}`
                    : `/dashboard/sessions/${session.id}`
                }
                className="font-semibold whitespace-nowrap text-tide hover:underline"
              >
                {incomplete
                  ? texts.waiting.finish
                  : session.status === "confirmed"
                    ? texts.waiting.send(uninvited(session))
                    : texts.waiting.open}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
