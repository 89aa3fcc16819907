import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { messageFor } from "../../api/error.ts";
import { orderStateQuery } from "../../features/checkout/api.ts";
import { creditsQuery } from "../../features/company/api.ts";
import { formatNumber } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Skeleton, SkeletonRows } from "../../ui/skeleton.tsx";

const texts = t.billing.success;

export function meta() {
  return pageMeta({ title: t.shell.title(t.billing.title) });
}

/** Where a payment returns to. The order's state is the server's word, never the address's. */
export default function CheckoutSuccess() {
  const [params] = useSearchParams();
  const order = useQuery(orderStateQuery(params.get("order") ?? ""));
  if (order.isError)
    return (
      <>
        <PageHead title={texts.failedTitle} />
        <Note
          kind="bad"
          role="alert"
          title={messageFor(order.error)}
          action={
            <ButtonLink to="/dashboard/checkout" size="sm">
              {texts.again}
            </ButtonLink>
          }
        >
          {texts.failed}
        </Note>
      </>
    );
  if (order.data?.state === "paid") return <Received credits={order.data.credits} />;
  return (
    <>
      <PageHead title={texts.waitingTitle} sub={texts.waiting} />
      <SkeletonRows rows={2} label={texts.waitingTitle} />
    </>
  );
}

function Received({ credits }: { credits: number }) {
  // What was known before the payment is no longer true.
  const now = useQuery({ ...creditsQuery, staleTime: 0, refetchOnMount: "always" });
  const settled = now.isFetchedAfterMount && now.data;
  return (
    <>
      <PageHead title={texts.title} sub={texts.added(credits)} />
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
        <ButtonLink to="/dashboard/billing">{texts.see}</ButtonLink>
      </p>
    </>
  );
}
