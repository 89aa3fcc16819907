import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { reportQuery } from "../../api/queries/reports.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { Choices } from "./choices.tsx";
import { Commitments } from "./commitments.tsx";
import { Measures } from "./measures.tsx";
import { NextAdventure } from "./next-adventure.tsx";
import { NoReport } from "./no-report.tsx";
import { Paths } from "./paths.tsx";
import { ReportHeader } from "./report-header.tsx";
import { reportInLanguage } from "./server-texts.ts";
import { Summary } from "./summary.tsx";
import { texts } from "./texts.ts";
import { WhoCame } from "./who-came.tsx";

const parts = [
  { id: "came", text: texts.came.title },
  { id: "roads", text: texts.roads.tab },
  { id: "choices", text: texts.choices.tab },
  { id: "measures", text: texts.measures.tab },
  { id: "commitments", text: texts.commitments.tab },
];

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
      <div className="mt-6">
        <Summary summary={report.summary} />
      </div>
      <nav
        aria-label={texts.contents}
        className="mt-2 mb-8 flex gap-6 overflow-x-auto border-b border-line print:hidden [scrollbar-width:none]"
      >
        {parts.map((part) => (
          <a
            key={part.id}
            href={`#${part.id}`}
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-ink-soft hover:text-ink hover:underline"
          >
            {part.text}
          </a>
        ))}
      </nav>
      <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
        <WhoCame report={report} />
        <Paths report={report} />
        <Choices report={report} />
        <Measures report={report} />
        <Commitments report={report} />
        <NextAdventure played={report.session.experience.slug} />
      </div>
    </>
  );
}
