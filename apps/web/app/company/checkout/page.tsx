import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { billingQuery, productsQuery, termsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { names } from "../names.ts";
import { BillingDetails } from "../shared/billing/billing-form.tsx";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { texts as detailsTexts } from "../shared/billing/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { OrderForm } from "./order-form.tsx";
import { Packs } from "./packs.tsx";
import { texts } from "./texts.ts";

export default function Checkout() {
  const user = useUser();
  const buys = user?.may_buy;
  return (
    <>
      <PageHeader
        title={names.credits}
        crumb={{ to: "/dashboard/billing", text: names.billing, here: names.credits }}
        sub={texts.sub}
      />
      <CreditsNote offer={false} className="mb-5 max-w-180" />
      {user && !buys && <Note title={texts.forbidden}>{texts.forbiddenText}</Note>}
      {buys && <Buying company={user.company?.name ?? ""} verified={Boolean(user.email_verified_at)} />}
    </>
  );
}

function Buying({ company, verified }: { company: string; verified: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const terms = useQuery(termsQuery).data;
  const currency = terms?.currency ?? chosen ?? "USD";
  const products = useQuery(productsQuery(currency));
  const credits = useQuery(creditsQuery).data;
  const billing = useQuery(billingQuery);
  const isAllowed = verified && !credits?.debt && billing.data != null;
  const needsDetails = billing.data === null;
  // Once asked for, the details stay in their place: saving them must not move the focus away.
  const [detailsFirst, setDetailsFirst] = useState(false);
  if (needsDetails && !detailsFirst) setDetailsFirst(true);
  const details = (
    <section aria-labelledby="details" className="mt-10">
      <h2 id="details" className="mb-3">
        {detailsTexts.title}
      </h2>
      <BillingDetails company={company} />
    </section>
  );
  if (terms && !terms.card && !terms.invoices) return <Note className="max-w-180">{texts.nothing}</Note>;
  return (
    <>
      {needsDetails && <Note className="max-w-180">{texts.detailsFirst}</Note>}
      {detailsFirst && details}
      <div className={detailsFirst ? "mt-10" : undefined}>
        <h2 className="mb-3">{texts.packs}</h2>
        {terms && !terms.currency && terms.currencies.length > 1 && (
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <SegmentedControl
              label={texts.currency}
              value={currency}
              options={terms.currencies.map((value) => ({ value, label: value }))}
              onChange={setChosen}
            />
            <span className="text-sm text-ink-soft">{texts.currencyHint}</span>
          </div>
        )}
        <Loaded query={products} label={texts.loading} rows={3}>
          {(packs) => (
            <>
              <Packs
                products={packs}
                allowed={isAllowed}
                reason={!verified ? texts.notYet : needsDetails ? texts.detailsMissing : undefined}
              />
              {terms && packs.length > 0 && (
                <section aria-labelledby="any" className="mt-10">
                  <h2 id="any" className="mb-3">
                    {texts.any.title}
                  </h2>
                  <OrderForm products={packs} terms={terms} currency={currency} allowed={isAllowed} />
                </section>
              )}
            </>
          )}
        </Loaded>
      </div>
      {!detailsFirst && details}
    </>
  );
}
