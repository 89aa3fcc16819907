import { useQuery } from "@tanstack/react-query";
import { creditsQuery } from "../../api/queries/company.ts";
import { formatNumber } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useUser } from "../shell/use-user.ts";
import { texts } from "./texts.ts";

/** The payment has arrived. */
export function Received({ order, credits }: { order: string; credits: number }) {
  // The cached credits are from before the payment.
  const query = useQuery({ ...creditsQuery, staleTime: 0, refetchOnMount: "always" });
  const buys = useUser()?.may_buy === true;
  const settled = query.isFetchedAfterMount && query.data;
  return (
    <>
      <PageHeader title={texts.title} sub={texts.added(credits)} />
      <dl className="max-w-120 border-y border-line py-5">
        <dt className="text-ink-soft">{texts.balance}</dt>
        <dd className="mt-1 font-display text-3xl leading-tight tabular-nums [font-variant-numeric:lining-nums]">
          {settled ? texts.credits(formatNumber(settled.balance)) : <Skeleton className="h-9 w-40" />}
        </dd>
      </dl>
      <p className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to="/dashboard/createSession" tone="primary">
          {texts.plan}
        </ButtonLink>
        <ButtonLink to={buys ? `/dashboard/billing/${order}` : "/dashboard/billing"}>
          {buys ? texts.seeOrder : texts.see}
        </ButtonLink>
      </p>
    </>
  );
}

/** The order brought no credits, for the given reason. */
export function NotReceived({ heading, title, text }: { heading: string; title?: string; text: string }) {
  return (
    <>
      <PageHeader title={heading} />
      <Note
        kind="bad"
        role="alert"
        title={title}
        action={
          <ButtonLink to="/dashboard/checkout" size="sm">
            {texts.again}
          </ButtonLink>
        }
      >
        {text}
      </Note>
    </>
  );
}

/** The page was opened without an order. */
export function Nothing() {
  return (
    <>
      <PageHeader title={texts.nothingTitle} sub={texts.nothing} />
      <ButtonLink to="/dashboard/billing">{texts.see}</ButtonLink>
    </>
  );
}
