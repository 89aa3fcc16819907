import { listPlatformCompanies } from "@lantern/contract/endpoints/platform";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { platformList } from "../../api/queries/platform.ts";
import { request } from "../../api/request.ts";
import { formatNumber } from "../../i18n/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { keysOf, useListParams } from "../../ui/use-list-params.ts";
import { names } from "../names.ts";
import { day } from "../shared/moments.ts";
import { PlatformList } from "../shared/platform-list.tsx";
import { texts } from "./texts.ts";

export default function Companies() {
  const params = useListParams({ search: "", sort: keysOf(texts.sorts) });
  const list = useInfiniteQuery(
    platformList("companies", params[0], (query) => request(listPlatformCompanies, { query })),
  );
  return (
    <PlatformList
      title={names.companies}
      sub={texts.sub}
      params={params}
      list={list}
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
              <span className="ms-3 inline-block">
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
  );
}
