import type { Series } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { messageFor } from "../../api/error.ts";
import { seriesApi, seriesQuery } from "../../api/queries/series.ts";
import { queryClient } from "../../api/query-client.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { formatNumber, formatPercent } from "../../i18n/format.ts";
import { loadTemporal } from "../../i18n/zoned.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Figure } from "../../ui/figure.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { toast } from "../../ui/toast.ts";
import { percent } from "../shared/percent.ts";
import { notLoaded } from "../shared/session/not-loaded.tsx";
import SeriesOpenEnrollment from "./enrollment.tsx";
import { countsOf, draftsOf, mayInvite } from "./model.ts";
import { SessionTable } from "./session-table.tsx";
import { texts } from "./texts.ts";

const InviteDialog = lazy(() => import("./invite-dialog.tsx").catch(notLoaded));
const RenameDialog = lazy(() => import("./rename-dialog.tsx").catch(notLoaded));

export async function loader({ params }: LoaderFunctionArgs) {
  const [series] = await Promise.all([queryClient.query(seriesQuery(params.id ?? "")), loadTemporal()]);
  return { series };
}

/** A series: its dates, how much of the group has met, and what became of what teams agreed on. */
export default function SeriesPage() {
  const loaded = useLoaderData<typeof loader>().series;
  const series = useQuery(seriesQuery(loaded.id)).data ?? loaded;
  return (
    <>
      <PageTitle>{series.title}</PageTitle>
      <PageHeader
        title={series.title}
        crumb={{ to: "/dashboard/series", text: texts.panel, here: series.title }}
        sub={texts.sub(series.sessions.length, series.people)}
        actions={<Actions series={series} />}
      />
      <div className="grid gap-8 md:gap-10 [&>*]:min-w-0">
        <Figures series={series} />
        <SessionTable series={series} />
        <SeriesOpenEnrollment series={series} />
      </div>
    </>
  );
}

function Actions({ series }: { series: Series }) {
  const drafts = draftsOf(series).length;
  const [renaming, setRenaming] = useState(false);
  const onError = (error: unknown) => toast.bad(messageFor(error));
  const confirm = useMutation({
    mutationFn: () => seriesApi.confirm(series.id),
    onSuccess: () => toast.good(texts.confirmed, texts.confirmedText),
    onError,
  });
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setRenaming(true)}>
        {texts.rename}
      </Button>
      <Suspense>{renaming && <RenameDialog series={series} onClose={() => setRenaming(false)} />}</Suspense>
      {series.sessions.some(({ status }) => status === "completed") && (
        <ButtonLink to={`/dashboard/series/${series.id}/report`}>{texts.report}</ButtonLink>
      )}
      {drafts > 0 && (
        <Button tone="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {texts.confirm(drafts)}
        </Button>
      )}
      {mayInvite(series) && (
        <Button tone={drafts > 0 ? "plain" : "primary"} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      )}
      <Suspense>{inviting && <InviteDialog series={series} onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

function Figures({ series: { pairs, commitments } }: { series: Series }) {
  const labels = texts.figures;
  const { teams, outcomes } = commitments;
  const [happened, ...rest] = outcomes ? countsOf(outcomes) : [];
  return (
    <dl className="grid rounded-md border border-line sm:grid-cols-3 [&>*]:border-line max-sm:[&>*+*]:border-t sm:[&>*+*]:border-s">
      <Figure
        term={labels.met}
        value={pairs ? formatPercent(percent(pairs.met, pairs.pairs)) : labels.notYet}
      >
        {pairs ? labels.metText(pairs.met, pairs.pairs) : labels.notYetText}
      </Figure>
      <Figure term={labels.agreed} value={teams > 0 ? formatNumber(teams) : labels.notYet}>
        {teams > 0 ? labels.agreedText(teams) : labels.noneAgreedText}
      </Figure>
      <Figure term={labels.happened} value={happened === undefined ? labels.notYet : formatNumber(happened)}>
        {outcomes ? labels.happenedText(happened ?? 0, rest[0] ?? 0, rest[1] ?? 0) : labels.fewText}
      </Figure>
    </dl>
  );
}
