import type { Insights } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { messageFor } from "../../api/error.ts";
import { insightsQuery, saveInsights } from "../../api/queries/reports.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Street } from "../../ui/street/street.tsx";
import { toast } from "../../ui/toast.ts";
import { names } from "../names.ts";
import { Evidence } from "./evidence.tsx";
import { InShort } from "./in-short.tsx";
import { Attendance, Departments, FeedbackOverTime, MeasuresOverTime, Months } from "./insight-charts.tsx";
import { texts } from "./texts.ts";

export default function InsightsPage() {
  const insights = useQuery(insightsQuery);
  const hasTrend = (insights.data?.sessions.length ?? 0) > 1;
  return (
    <>
      <PageHeader title={names.insights} sub={texts.sub} actions={hasTrend && <DownloadCsv />} />
      <Loaded query={insights} label={texts.loading}>
        {(data) =>
          data.sessions.length < 2 ? (
            <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
              <TooEarly sessions={data.sessions} />
              <Evidence />
            </div>
          ) : (
            <div className="grid gap-12 md:gap-14 [&>*]:min-w-0">
              <InShort changed={data.changed} next={data.next} />
              <Attendance sessions={data.sessions} />
              <Months months={data.months} />
              <Evidence />
              <MeasuresOverTime sessions={data.sessions} />
              <div className="grid gap-12 md:gap-14 lg:grid-cols-2 lg:gap-10 [&>*]:min-w-0">
                <FeedbackOverTime sessions={data.sessions} />
                <Departments departments={data.departments} />
              </div>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function DownloadCsv() {
  const save = useMutation({ mutationFn: saveInsights, onError: (error) => toast.bad(messageFor(error)) });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" strokeWidth={1.5} />
      {texts.csv}
    </Button>
  );
}

/** Shown instead of charts while there is only one session, which makes no trend. */
function TooEarly({ sessions: [only] }: { sessions: Insights["sessions"] }) {
  return (
    <EmptyState
      title={texts.empty.title}
      art={
        <Street
          states={["ready", "no_answer", "ready", "ready", "no_answer"]}
          width={380}
          height={240}
          seed={7}
          className="block w-full"
        />
      }
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/dashboard/createSession" tone="primary">
            {texts.empty.plan}
          </ButtonLink>
          {only && <ButtonLink to={`/dashboard/sessions/${only.id}/report`}>{texts.empty.report}</ButtonLink>}
        </div>
      }
    >
      {only ? texts.empty.one : texts.empty.none}
    </EmptyState>
  );
}
