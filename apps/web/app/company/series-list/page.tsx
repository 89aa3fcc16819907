import type { SeriesSummary } from "@lantern/contract/http";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { seriesListQuery } from "../../api/queries/series-list.ts";
import { browserZone, formatDate } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListRows } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Cell, Column, Row, RowName } from "../../ui/table.tsx";
import { names } from "../names.ts";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { texts } from "./texts.ts";

/** All series of the company, the newest first. */
export default function SeriesList() {
  const list = useInfiniteQuery(seriesListQuery);
  const plan = (
    <ButtonLink to="/dashboard/createSeries" tone="primary">
      {names.createSeries}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={names.series}
        crumb={{ to: "/dashboard/sessions", text: names.sessions, here: names.series }}
        sub={texts.sub}
        actions={list.data?.length !== 0 && plan}
      />
      <ListRows
        list={list}
        loading={texts.loading}
        columns={
          <>
            <Column>{texts.columns.series}</Column>
            <Column>{texts.columns.next}</Column>
            <Column figures>{texts.columns.played}</Column>
          </>
        }
        row={(series) => <SeriesRow key={series.id} series={series} />}
        empty={
          <EmptyState title={texts.none.title} action={plan}>
            {texts.none.text}
          </EmptyState>
        }
      />
    </>
  );
}

function SeriesRow({ series: { id, title, sessions, played, next_at: next } }: { series: SeriesSummary }) {
  return (
    <Row>
      <RowName full>
        <Link to={`/dashboard/series/${id}`} className="font-semibold hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </RowName>
      <Cell className="whitespace-nowrap tabular-nums">
        {next ? (
          formatDate(next, browserZone())
        ) : (
          <span className="text-ink-soft">{played > 0 ? texts.over : sessionTexts.noDate}</span>
        )}
      </Cell>
      <Cell figures>{texts.played(played, sessions)}</Cell>
    </Row>
  );
}
