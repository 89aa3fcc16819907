import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { reportQuery } from "../../api/queries/reports.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { NoReport } from "./no-report.tsx";
import { ReportBody } from "./report-body.tsx";
import { ReportHeader } from "./report-header.tsx";
import { reportInLanguage } from "./server-texts.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.link) });
}

/** The report of one session. It reads and prints as one page. */
export default function ReportPage() {
  const { id = "" } = useParams();
  const { data: report, error, isPending } = useQuery({ ...reportQuery(id), select: reportInLanguage });
  if (isPending) return <SkeletonRows label={texts.loading} />;
  if (!report)
    return (
      <NoReport heading={texts.link} back={`/dashboard/sessions/${id}`} error={error} texts={texts.none} />
    );
  return (
    <>
      <title>{pageTitle(texts.title(report.session.title))}</title>
      <ReportHeader session={report.session} />
      <ReportBody report={report} />
    </>
  );
}
