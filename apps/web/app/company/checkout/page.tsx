import type { BillingAccount, CheckoutTerms } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountsQuery, productsQuery, termsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { SegmentedControl } from "../../ui/radio-option.tsx";
import { names } from "../names.ts";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { useUser } from "../shell/use-user.ts";
import { AccountChoice } from "./account-choice.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { creditsIn, Quantity } from "./quantity.tsx";
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
      <CreditsNote offer={false} className="mb-5 max-w-130" />
      {user && !buys && <Note title={texts.forbidden}>{texts.forbiddenText}</Note>}
      {buys && <Buying company={user.company?.name ?? ""} verified={Boolean(user.email_verified_at)} />}
    </>
  );
}

function Buying({ company, verified }: { company: string; verified: boolean }) {
  const terms = useQuery(termsQuery);
  const accounts = useQuery(accountsQuery);
  if (terms.data && !terms.data.card && !terms.data.invoices)
    return <Note className="max-w-130">{texts.nothing}</Note>;
  return (
    <Loaded query={{ ...accounts, data: terms.data && accounts.data }} label={texts.loading} rows={3}>
      {(list) => <Order company={company} verified={verified} terms={terms.data!} accounts={list} />}
    </Loaded>
  );
}

interface OrderProps {
  company: string;
  verified: boolean;
  terms: CheckoutTerms;
  accounts: readonly BillingAccount[];
}

/** One purchase from top to bottom: how many credits, what they cost, who is billed, how it is paid. */
function Order({ company, verified, terms, accounts }: OrderProps) {
  const [typed, setTyped] = useState("");
  const [chosenAccount, choose] = useState<string | null>(null);
  const [chosenCurrency, setCurrency] = useState<string | null>(null);
  const debt = useQuery(creditsQuery).data?.debt;
  const account = accounts.find(({ id }) => id === chosenAccount) ?? accounts[0] ?? null;
  const currencies = account?.currencies ?? terms.currencies;
  const currency = currencies.find((one) => one === chosenCurrency) ?? currencies[0] ?? null;
  const products = useQuery(productsQuery(currency ?? terms.currencies[0] ?? "USD"));
  const credits = creditsIn(typed);
  return (
    <div className="grid max-w-130 gap-8">
      <section aria-labelledby="amount" className="grid gap-4">
        <h2 id="amount">{texts.amount}</h2>
        {currencies.length > 1 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <SegmentedControl
              label={texts.currency}
              value={currency ?? ""}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={setCurrency}
            />
            <span className="text-sm text-ink-soft">{texts.currencyHint}</span>
          </div>
        )}
        <Loaded query={products} label={texts.loading} rows={3}>
          {(packs) => (
            <>
              <Quantity packs={packs} typed={typed} onChange={setTyped} />
              <PriceSummary packs={packs} credits={credits} tax={account?.tax ?? null} onChange={setTyped} />
            </>
          )}
        </Loaded>
      </section>
      <section aria-labelledby="billed" className="grid gap-4">
        <h2 id="billed">{texts.billed}</h2>
        <AccountChoice company={company} accounts={accounts} chosen={account} onChoose={choose} />
      </section>
      <OrderButtons
        terms={terms}
        credits={credits}
        currency={currency}
        account={account}
        allowed={verified && debt === 0 && account !== null && account.refused === null}
        reason={!verified ? texts.notYet : account === null ? texts.accountMissing : undefined}
      />
    </div>
  );
}
