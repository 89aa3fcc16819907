import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { creditsQuery } from "../../api/queries/company.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { creditTexts } from "../shared/billing/credit-texts.ts";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { texts as accountTexts } from "../shared/billing/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { Accounts } from "./accounts.tsx";
import { CreditFigures } from "./credit-figures.tsx";
import { Ledger } from "./ledger-table.tsx";
import { PurchasesTable } from "./purchases-table.tsx";
import { texts } from "./texts.ts";

export default function Billing() {
  const user = useUser();
  const credits = useQuery(creditsQuery).data;
  const [params] = useSearchParams();
  const buys = user?.may_buy;
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
          {buys ? (
            <PurchasesTable marked={params.get("order") ?? undefined} />
          ) : (
            <p className="text-ink-soft">{texts.purchases.notYours}</p>
          )}
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
      </div>
    </>
  );
}
