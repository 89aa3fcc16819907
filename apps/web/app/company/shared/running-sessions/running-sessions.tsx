import type { SessionSummary } from "@lantern/contract/http";
import { MonitorPlay } from "lucide-react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Note } from "../../../ui/note.tsx";
import { texts } from "./texts.ts";

const hostPath = (sessionId: string): string => `/dashboard/sessions/${sessionId}/host`;

/** A link to a session's console. */
export function HostConsoleLink({ id, tone = "plain" }: { id: string; tone?: "plain" | "primary" }) {
  return (
    <ButtonLink to={hostPath(id)} tone={tone}>
      <MonitorPlay aria-hidden="true" strokeWidth={1.5} />
      {texts.open}
    </ButtonLink>
  );
}

/** Sessions that are running now, each with a link to its console. */
export function RunningSessions({ sessions }: { sessions: readonly SessionSummary[] }) {
  return sessions
    .filter(({ status }) => status === "live")
    .map(({ id, title }) => (
      <Note
        key={id}
        kind="warn"
        title={texts.lead(title)}
        action={<HostConsoleLink id={id} tone="primary" />}
      >
        {texts.leadText}
      </Note>
    ));
}
