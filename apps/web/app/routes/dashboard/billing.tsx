import { Role } from "@lantern/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../features/access/use-user.ts";
import { LedgerTable } from "../../features/checkout/components/ledger-table.tsx";
import { OrdersTable } from "../../features/checkout/components/orders-table.tsx";
import { creditsQuery } from "../../features/company/api.ts";
import { formatNumber } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { pageMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";

const texts = t.billing;

export function meta() {
  return pageMeta({ title: t.shell.title(texts.title) });
}

export default function Billing() {
  const user = useUser();
  const credits = useQuery(creditsQuery).data;
  const isOwner = user?.user_type_id === Role.CONSUMER_ADMIN;
  return (
    <>
      <PageHead
        title={texts.title}
        sub={texts.sub}
        actions={
          isOwner && (
            <ButtonLink to="/dashboard/checkout" tone="primary">
              {texts.buy}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-8 md:gap-10">
        {credits && (
          <dl
            aria-label={texts.balance.title}
            className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5"
          >
            <Figure value={credits.free} text={texts.balance.free} />
            <Figure value={credits.reserved} text={texts.balance.reserved} />
            <Figure value={credits.balance} text={texts.balance.all} />
          </dl>
        )}
        <section aria-labelledby="orders">
          <h2 id="orders" className="mb-3">
            {texts.orders.title}
          </h2>
          {isOwner ? <OrdersTable /> : <p className="text-ink-soft">{texts.orders.ownersOnly}</p>}
        </section>
        <section aria-labelledby="ledger">
          <h2 id="ledger" className="mb-3">
            {texts.ledger.title}
          </h2>
          <LedgerTable />
        </section>
      </div>
    </>
  );
}

function Figure({ value, text }: { value: number; text: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-ink-soft">{text}</dt>
      <dd className="font-display text-3xl leading-none tabular-nums [font-variant-numeric:lining-nums]">
        {formatNumber(value)}
      </dd>
    </div>
  );
}
