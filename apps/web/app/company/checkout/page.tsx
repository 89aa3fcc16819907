import type { BillingAccount, CheckoutTerms, Product } from "@lantern/contract/http";
import { betterPack, priceOf, taxCentsOf } from "@lantern/contract/price";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountsQuery, productsQuery, termsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { formatMoney } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RadioOption, SegmentedControl } from "../../ui/radio-option.tsx";
import { names } from "../names.ts";
import { AccountFacts } from "../shared/billing/account-facts.tsx";
import { AccountForm } from "../shared/billing/account-form.tsx";
import { CreditsNote } from "../shared/billing/credits-note.tsx";
import { texts as accountTexts } from "../shared/billing/texts.ts";
import { useUser } from "../shell/use-user.ts";
import { OrderButtons } from "./order-buttons.tsx";
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
        <p className="text-sm text-ink-soft">{texts.terms}</p>
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

/** What the credits cost: each, together, and with tax. */
function PriceSummary({
  packs,
  credits,
  tax,
  onChange,
}: {
  packs: readonly Product[];
  credits: number | null;
  /** Null as long as nobody knows who is billed. */
  tax: BillingAccount["tax"];
  onChange: (typed: string) => void;
}) {
  const price = credits === null ? null : priceOf(credits, packs);
  if (credits === null || !price) return <p className="text-ink-soft">{texts.noPrice}</p>;
  const money = (cents: number) => formatMoney(cents, price.pack.currency);
  const vat = tax ? taxCentsOf(price.cents, tax.percent) : 0;
  const better = betterPack(credits, packs);
  return (
    <div aria-live="polite" className="grid gap-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-line py-4 tabular-nums">
        <dt>{texts.row(credits, money(price.cents / credits))}</dt>
        <dd className="text-end">{money(price.cents)}</dd>
        {tax?.line && (
          <>
            <dt className="text-ink-soft">{tax.line}</dt>
            <dd className="text-end text-ink-soft">{money(vat)}</dd>
          </>
        )}
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="text-end text-lg font-semibold">{money(price.cents + vat)}</dd>
      </dl>
      {!tax && <p className="text-sm text-ink-soft">{texts.taxOpen}</p>}
      {better && (
        <p className="text-sm text-ink-soft">
          {better.price_cents < price.cents
            ? texts.cheaper(better.credits, money(price.cents - better.price_cents), credits)
            : texts.same(better.credits, credits)}{" "}
          <TextButton onClick={() => onChange(String(better.credits))}>
            {texts.take(better.credits)}
          </TextButton>
        </p>
      )}
    </div>
  );
}

/** Who is billed: one of the accounts, or a new one that is made here. The chosen one can be completed. */
function AccountChoice({
  company,
  accounts,
  chosen,
  onChoose,
}: {
  company: string;
  accounts: readonly BillingAccount[];
  chosen: BillingAccount | null;
  onChoose: (id: string) => void;
}) {
  const [form, setForm] = useState<"new" | "chosen" | null>(null);
  const done = ({ id }: BillingAccount) => {
    onChoose(id);
    setForm(null);
  };
  const cancel = () => setForm(null);
  if (!chosen) return <AccountForm account={null} company={company} done={done} />;
  if (form)
    return (
      <AccountForm account={form === "new" ? null : chosen} company={company} done={done} onCancel={cancel} />
    );
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{texts.billed}</legend>
        {accounts.map((account) => (
          <RadioOption
            key={account.id}
            name="account"
            title={account.label}
            checked={account === chosen}
            onChange={() => onChoose(account.id)}
          >
            <AccountFacts account={account} />
          </RadioOption>
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setForm("chosen")}>
          {accountTexts.editOf(chosen.label)}
        </Button>
        <Button size="sm" onClick={() => setForm("new")}>
          {accountTexts.add}
        </Button>
      </p>
    </>
  );
}
