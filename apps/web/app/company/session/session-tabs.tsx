import type { Session } from "@lantern/contract/http";
import type { ComponentType } from "react";
import type { SessionActions } from "../shared/session/use-session-actions.tsx";
import { Attendees } from "./attendees.tsx";
import { Emails } from "./emails.tsx";
import { Teams } from "./teams/teams.tsx";
import { texts } from "./texts.ts";

interface SessionTab {
  /** In the URL: `?tab=teams`. The first visible tab is the default. */
  id: string;
  label: string;
  shows: (session: Session) => boolean;
  Panel: ComponentType<{ session: Session; actions: SessionActions }>;
}

/** The tabs of a session's page, in order. A feature adds its own tab with one line. */
export const sessionTabs: readonly SessionTab[] = [
  { id: "attendees", label: texts.tabs.attendees, shows: () => true, Panel: Attendees },
  { id: "teams", label: texts.tabs.teams, shows: () => true, Panel: Teams },
  { id: "mails", label: texts.emails.tab, shows: ({ status }) => status !== "draft", Panel: Emails },
];
