import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { creditsQuery } from "../../api/queries/company.ts";
import { formatNumber } from "../../i18n/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { creditTexts } from "../shared/billing/credit-texts.ts";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { texts as accountTexts } from "../shared/billing/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { Accounts } from "./accounts.tsx";
import { CostCenters } from "./cost-centers.tsx";
import { Ledger } from "./ledger-table.tsx";
import { PurchasesTable } from "./purchases-table.tsx";
import { texts } from "./texts.ts";

export default function Billing() {
  const user = useUser();
  const credits = useQuery(creditsQuery).data;
  // Where emails of earlier versions lead.
  const order = useSearchParams()[0].get("order");
  const buys = user?.may_buy;
  if (order && buys) return <Navigate to={`/dashboard/billing/${order}`} replace />;
  return (
    <>
      <PageHeader
        title={names.billing}
        sub={texts.sub}
        actions={
          buys && (
            <ButtonLink to="/dashboard/checkout" tone="primary">
              {creditTexts.buy}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-8 md:gap-10">
        <div className="grid gap-5">
          <CreditsNote offer={false} />
          {credits && <CreditFigures credits={credits} />}
        </div>
        <section aria-labelledby="purchases">
          <h2 id="purchases" className="mb-3">
            {texts.purchases.title}
          </h2>
          {buys ? <PurchasesTable /> : <p className="text-ink-soft">{texts.purchases.notYours}</p>}
        </section>
        <section aria-labelledby="ledger">
          <h2 id="ledger" className="mb-3">
            {texts.ledger.title}
          </h2>
          <Ledger />
        </section>
        {buys && (
          <section aria-labelledby="accounts">
            <h2 id="accounts" className="mb-3">
              {accountTexts.title}
            </h2>
            <Accounts company={user.company?.name ?? ""} />
          </section>
        )}
        {buys && (
          <section aria-labelledby="cost-centers">
            <h2 id="cost-centers" className="mb-3">
              {texts.costCenters.title}
            </h2>
            <CostCenters />
          </section>
        )}
      </div>
    </>
  );
}

/** Available and reserved credits, and their sum, each with an explanation. */
function CreditFigures({ credits }: { credits: { available: number; reserved: number; balance: number } }) {
  return (
    <dl
      aria-label={texts.balance.title}
      className="grid gap-x-10 gap-y-5 border-y border-line py-5 md:grid-cols-3"
    >
      <Figure value={credits.available} text={texts.balance.free} hint={texts.balance.freeHint} />
      <Figure
        value={credits.reserved}
        text={texts.balance.reserved}
        hint={texts.balance.reservedHint}
        sign="+"
      />
      <Figure value={credits.balance} text={texts.balance.all} hint={texts.balance.allHint} sign="=" />
    </dl>
  );
}

function Figure({ value, text, hint, sign }: { value: number; text: string; hint: string; sign?: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{text}</dt>
      <dd>
        <span className="font-display text-3xl leading-tight tabular-nums [font-variant-numeric:lining-nums]">
          {sign && <span className="me-2 text-ink-soft">{sign}</span>}
          {formatNumber(value)}
        </span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </dd>
    </div>
  );
}
