import type { SeriesReport } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { Link, useParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { saveSeriesReport, seriesReportQuery } from "../../api/queries/series.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { browserZone, formatDate, formatPercent } from "../../i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { percent } from "../shared/percent.ts";
import { CommitmentCard } from "../shared/report/commitment-card.tsx";
import { NoReport } from "../shared/report/no-report.tsx";
import { Section } from "../shared/report/section.tsx";
import { texts } from "./texts.ts";

/** The report of a series, readable by someone who was not there. It prints as one page. */
export default function SeriesReportPage() {
  const { id = "" } = useParams();
  const { data: report, error, isPending } = useQuery(seriesReportQuery(id));
  return (
    <>
      <PageTitle>{report ? texts.title(report.title) : texts.link}</PageTitle>
      {report ? (
        <Report id={id} report={report} />
      ) : isPending ? (
        <SkeletonRows label={texts.loading} />
      ) : (
        <NoReport heading={texts.link} back={`/dashboard/series/${id}`} error={error} texts={texts.none} />
      )}
    </>
  );
}

function Report({ id, report }: { id: string; report: SeriesReport }) {
  return (
    <>
      <PageHeader
        title={texts.link}
        crumb={{ to: `/dashboard/series/${id}`, text: report.title, here: texts.link }}
        actions={<Download id={id} />}
      />
      <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
        <section aria-label={texts.summary} className="grid max-w-[70ch] gap-3 text-lg leading-relaxed">
          {report.summary.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <Attendance report={report} />
        <Measures report={report} />
        <Commitments report={report} />
      </div>
    </>
  );
}

function Download({ id }: { id: string }) {
  const save = useMutation({
    mutationFn: () => saveSeriesReport(id),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <FileText aria-hidden="true" strokeWidth={1.5} />
      {texts.pdf}
    </Button>
  );
}

const dayOf = ({ starts_at: at }: SeriesReport["sessions"][number]) =>
  at ? formatDate(at, browserZone()) : "";

function Attendance({ report: { sessions } }: { report: SeriesReport }) {
  const labels = texts.attendance;
  return (
    <Section id="attendance" title={labels.title} note={labels.note}>
      <Table>
        <TableHeader>
          <Column>{labels.columns.session}</Column>
          <Column>{labels.columns.start}</Column>
          <Column figures>{labels.columns.came}</Column>
          <Column figures>{labels.columns.absent}</Column>
          <Column figures>{labels.columns.met}</Column>
        </TableHeader>
        <TableBody>
          {sessions.map((session) => {
            const { id, title, adventure, played } = session;
            return (
              <Row key={id}>
                <RowName full>
                  <Link
                    to={`/dashboard/sessions/${id}${played ? "/report" : ""}`}
                    className="font-semibold hover:underline"
                  >
                    <bdi>{title}</bdi>
                  </Link>
                  <small className="block text-sm text-ink-soft">{adventure}</small>
                </RowName>
                <Cell className="whitespace-nowrap tabular-nums">{dayOf(session)}</Cell>
                <Cell figures>{played ? labels.of(played.came, played.listed) : labels.ahead}</Cell>
                <Cell figures hide>
                  {played && played.declined + played.absent}
                </Cell>
                <Cell figures full>
                  <span className="lg:hidden">{played && `${labels.columns.met}: `}</span>
                  {played &&
                    (played.pairs
                      ? formatPercent(percent(played.pairs.met, played.pairs.pairs))
                      : labels.hidden)}
                </Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </Section>
  );
}

/** The means of each session side by side; a dash where there were too few people or nothing to measure. */
function Measures({ report: { sessions, measures, smallest_group } }: { report: SeriesReport }) {
  const labels = texts.measures;
  const measured = sessions.flatMap((session, at) =>
    session.played?.measures
      ? [{ id: session.id, label: texts.session(at + 1, dayOf(session)), values: session.played.measures }]
      : [],
  );
  return (
    <Section id="measures" title={labels.title} note={labels.note}>
      {measured.length === 0 ? (
        <p className="text-ink-soft">{labels.none(smallest_group)}</p>
      ) : (
        <>
          <Table>
            <TableHeader>
              <Column>{labels.measure}</Column>
              {measured.map(({ id, label }) => (
                <Column key={id} figures>
                  {label}
                </Column>
              ))}
            </TableHeader>
            <TableBody>
              {measures.map(({ id: measure, title }) => (
                <Row key={measure}>
                  <RowName full>
                    <bdi>{title}</bdi>
                  </RowName>
                  {measured.map(({ id, label, values }) => {
                    const value = values[measure];
                    return (
                      <Cell key={id} figures full>
                        <span className="text-ink-soft lg:hidden">{label}: </span>
                        {value === null || value === undefined ? labels.missing : Math.round(value * 100)}
                      </Cell>
                    );
                  })}
                </Row>
              ))}
            </TableBody>
          </Table>
          <p className="mt-4 text-sm text-ink-soft">{labels.how}</p>
        </>
      )}
    </Section>
  );
}

function Commitments({ report: { sessions, smallest_group } }: { report: SeriesReport }) {
  const labels = texts.commitments;
  const all = sessions.flatMap((session, at) =>
    (session.played?.commitments ?? []).map((one) => ({
      ...one,
      key: `${session.id} ${one.team}`,
      session: texts.session(at + 1, dayOf(session)),
    })),
  );
  return (
    <Section id="commitments" title={labels.title}>
      {all.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {all.map(({ key, team, session, text, outcomes }) => (
          <CommitmentCard
            key={key}
            by={
              <>
                <b className="font-semibold">{team}</b>{" "}
                <span className="text-sm text-ink-soft">{session}</span>
              </>
            }
            text={text}
            outcomes={outcomes}
            group={smallest_group}
          />
        ))}
      </div>
    </Section>
  );
}
