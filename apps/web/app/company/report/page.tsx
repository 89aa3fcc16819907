import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { reportQuery } from "../../api/queries/reports.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { NoReport } from "../shared/report/no-report.tsx";
import { ReportBody } from "../shared/report/report-body.tsx";
import { texts as sessionTexts } from "../shared/session/texts.ts";
import { ReportHeader } from "./report-header.tsx";
import { texts } from "./texts.ts";

/** The report of one session. It reads and prints as one page. */
export default function ReportPage() {
  const { id = "" } = useParams();
  const { data: report, error, isPending } = useQuery(reportQuery(id));
  return (
    <>
      <PageTitle>{report ? texts.title(report.session.title) : sessionTexts.openReport}</PageTitle>
      {report ? (
        <>
          <ReportHeader session={report.session} />
          <ReportBody report={report} />
        </>
      ) : isPending ? (
        <SkeletonRows label={texts.loading} />
      ) : (
        <NoReport
          heading={sessionTexts.openReport}
          back={`/dashboard/sessions/${id}`}
          error={error}
          texts={texts.none}
        />
      )}
    </>
  );
}
