import { listPlatformCompanies } from "@lantern/contract/page-endpoints";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { names } from "../names.ts";
import { ConsoleList } from "../shell/console-list.tsx";
import { consoleGate } from "../shell/gate.ts";
import { day } from "../shell/moments.ts";
import { useList } from "../shell/use-list.ts";
import { texts } from "./texts.ts";

export const loader = consoleGate;

export default function Companies() {
  const state = useList("companies", [], (query) => call(listPlatformCompanies, { query }));
  return (
    <>
      <PageHeader title={names.companies} sub={texts.sub} />
      <ConsoleList
        state={state}
        label={names.companies}
        sorts={texts.sorts}
        columns={
          <>
            <Column>{texts.columns.company}</Column>
            <Column figures>{texts.columns.people}</Column>
            <Column figures>{texts.columns.sessions}</Column>
            <Column figures>{texts.columns.orders}</Column>
            <Column figures>{texts.columns.balance}</Column>
            <Column>{texts.columns.since}</Column>
          </>
        }
        row={(company) => (
          <Row key={company.id}>
            <RowName>
              <Link to={`/console/companies/${company.id}`} className="font-semibold hover:underline">
                {company.name}
              </Link>
              {!company.verified_at && (
                <span className="ml-3 inline-block">
                  <Badge tone="ember">{texts.unverified}</Badge>
                </span>
              )}
            </RowName>
            <Cell figures hide>
              {formatNumber(company.counts.people)}
            </Cell>
            <Cell figures hide>
              {formatNumber(company.counts.sessions)}
            </Cell>
            <Cell figures hide>
              {formatNumber(company.counts.orders)}
            </Cell>
            <Cell figures>
              {formatNumber(company.balance)}{" "}
              <span className="lowercase lg:sr-only">{texts.columns.balance}</span>
            </Cell>
            <Cell full className="text-sm whitespace-nowrap text-ink-soft">
              {day(company.created_at)}
            </Cell>
          </Row>
        )}
      />
    </>
  );
}
