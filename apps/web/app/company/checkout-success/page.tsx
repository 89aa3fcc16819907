import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { orderStateQuery, purchaseQuery } from "../../api/queries/billing.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { names } from "../names.ts";
import { useUser } from "../shell/use-user.ts";
import { Nothing, NotReceived, Received } from "./outcome.tsx";
import { texts } from "./texts.ts";

const slowAfter = 45_000;

/** The return page of a payment. The order's state comes from the server, never from the URL. */
export default function CheckoutSuccess() {
  const id = useSearchParams()[0].get("order");
  return (
    <>
      <PageTitle>{names.billing}</PageTitle>
      {id ? <Outcome id={id} /> : <Nothing />}
    </>
  );
}

function Outcome({ id }: { id: string }) {
  const buys = useUser()?.may_buy === true;
  const order = useQuery(orderStateQuery(id));
  const own = useQuery({ ...purchaseQuery(id), enabled: buys && order.isSuccess });
  if (order.isError)
    return <NotReceived heading={texts.failedTitle} title={messageFor(order.error)} text={texts.failed} />;
  // Whoever returns from the payment page may have signed in to another company since.
  if (own.error instanceof ApiError && own.error.code === "CHECKOUT_002")
    return <NotReceived heading={texts.stranger} text={texts.strangerText} />;
  switch (order.data?.state) {
    case "paid":
    case "part_refunded":
      return <Received order={id} credits={order.data.credits} />;
    case "refunded":
      return <NotReceived heading={texts.refundedTitle} text={texts.refunded} />;
    case "disputed":
      return <NotReceived heading={texts.disputedTitle} text={texts.disputed} />;
    case "cancelled":
      return <NotReceived heading={texts.cancelledTitle} text={texts.cancelled} />;
    default:
      return <Waiting />;
  }
}

function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <PageHeader
        title={slow ? texts.slowTitle : texts.waitingTitle}
        sub={slow ? texts.slow : texts.waiting}
      />
      <SkeletonRows rows={2} label={texts.waitingTitle} />
    </div>
  );
}
