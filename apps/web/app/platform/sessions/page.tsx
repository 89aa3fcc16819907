import { listPlatformSessions } from "@lantern/contract/endpoints/platform-sessions";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { formatNumber } from "../../i18n/format.ts";
import { textLink } from "../../ui/button.tsx";
import { StateBadge } from "../../ui/state-badge.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { texts as uiTexts } from "../../ui/texts.ts";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { start } from "../shared/moments.ts";
import { PlatformList } from "../shared/platform-list.tsx";
import { texts } from "./texts.ts";

const { states } = uiTexts.sessions;

export default function PlatformSessions() {
  const params = useListParams({
    search: "",
    company: "",
    status: ["", ...keysOf(states)],
    sort: keysOf(texts.sorts),
  });
  const list = useInfiniteQuery(
    platformList("sessions", params[0], (query) => request(listPlatformSessions, { query })),
  );
  return (
    <PlatformList
      title={names.sessions}
      sub={texts.sub}
      params={params}
      list={list}
      state={["status", states]}
      sorts={texts.sorts}
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
              <bdi>{session.title}</bdi>
            </Link>
          </RowName>
          <Cell isName className="max-lg:order-3">
            <Link to={`/console/companies/${session.company.id}`} className={textLink}>
              {session.company.name}
            </Link>
          </Cell>
          <Cell className="max-lg:order-2 max-lg:text-end">
            <StateBadge status={session.status} />
          </Cell>
          <Cell full className="text-sm text-ink-soft max-lg:order-5">
            {start(session.starts_at, session.timezone)}
          </Cell>
          <Cell figures className="max-lg:order-4 max-lg:text-end">
            {formatNumber(session.attendees)}
            <span className="lowercase lg:sr-only"> {texts.columns.people}</span>
          </Cell>
        </Row>
      )}
    />
  );
}
