import { listPlatformSessions } from "@lantern/contract/page-endpoints";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { formatNumber } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { names } from "../names.ts";
import { ConsoleList } from "../shell/console-list.tsx";
import { consoleGate } from "../shell/gate.ts";
import { start } from "../shell/moments.ts";
import { useList } from "../shell/use-list.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export default function PlatformSessions() {
  const { draft, confirmed, live, completed, cancelled } = uiTexts.sessions.states;
  const state = useList("sessions", ["company", "status"], (query) => call(listPlatformSessions, { query }));
  return (
    <>
      <PageHeader title={names.sessions} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={names.sessions}
        sorts={texts.sorts}
        states={{ draft, confirmed, live, completed, cancelled }}
        columns={
          <>
            <Column>{texts.columns.session}</Column>
            <Column>{texts.columns.company}</Column>
            <Column>{texts.columns.state}</Column>
            <Column>{texts.columns.start}</Column>
            <Column figures>{texts.columns.people}</Column>
          </>
        }
        row={(session) => (
          <Row key={session.id}>
            <RowName>
              <Link to={`/console/sessions/${session.id}`} className="font-semibold hover:underline">
                {session.title}
              </Link>
            </RowName>
            <Cell isName className="max-lg:order-3">
              <Link to={`/console/companies/${session.company.id}`} className={textLink}>
                {session.company.name}
              </Link>
            </Cell>
            <Cell className="max-lg:order-2 max-lg:text-right">
              <StateBadge status={session.status} />
            </Cell>
            <Cell full className="text-sm text-ink-soft max-lg:order-5">
              {start(session.starts_at, session.timezone)}
            </Cell>
            <Cell figures className="max-lg:order-4 max-lg:text-right">
              {formatNumber(session.attendees)}
              <span className="lowercase lg:sr-only"> {texts.columns.people}</span>
            </Cell>
          </Row>
        )}
      />
    </>
  );
}
