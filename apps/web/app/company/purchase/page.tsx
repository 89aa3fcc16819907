import type { Endpoint } from "@lantern/contract/endpoint";
import { documentPdf, documentXRechnung } from "@lantern/contract/endpoints/checkout";
import type { Order, Purchase } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { purchaseQuery } from "../../api/queries/billing.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { formatDayHere, formatMoney, formatNumber } from "../../i18n/format.ts";
import { requireRecord } from "../../shell/require-record.ts";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { names } from "../names.ts";
import { PurchaseActions, RefundUnused } from "../shared/billing/purchase-actions.tsx";
import { PurchaseState } from "../shared/billing/purchase-state.tsx";
import { purchaseTexts } from "../shared/billing/purchase-texts.ts";
import { useDownload } from "../shared/billing/use-download.ts";
import { useUser } from "../shell/use-user.ts";
import { nextStepOf, noneOf } from "./model.ts";
import { texts } from "./texts.ts";

/** One purchase on one page: what was ordered, paid, used and refunded, its documents, and what can be done next. */
export default function PurchasePage() {
  const { id = "" } = useParams();
  const user = useUser();
  const purchase = useQuery({ ...purchaseQuery(id), enabled: user?.may_buy === true });
  if (!purchase.data) requireRecord(purchase.error);
  const title = purchase.data ? purchaseTexts.credits(purchase.data.credits) : texts.title;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        crumb={{ to: "/dashboard/billing", text: names.billing, here: title }}
        mark={purchase.data && <PurchaseState order={purchase.data} />}
        sub={purchase.data && whenOf(purchase.data)}
      />
      {user && !user.may_buy ? (
        <Note>{texts.notYours}</Note>
      ) : (
        <Loaded query={purchase} label={texts.loading} rows={4}>
          {(one) => <Whole purchase={one} />}
        </Loaded>
      )}
    </>
  );
}

const whenOf = ({ ordered_at: ordered, created_at: created }: Purchase) =>
  ordered ? texts.ordered(formatDayHere(ordered)) : texts.quoted(formatDayHere(created));

function Whole({ purchase }: { purchase: Purchase }) {
  const step = nextStepOf(purchase);
  return (
    <>
      {step && (
        <Note
          className="mb-8"
          kind={step.kind}
          action={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <PurchaseActions order={purchase} />
              <RefundUnused order={purchase} />
            </span>
          }
        >
          {step.text}
        </Note>
      )}
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <Section name="ordered" title={texts.order}>
          <Ordered purchase={purchase} />
        </Section>
        <Section name="documents" title={texts.documents}>
          <Documents order={purchase} />
        </Section>
        <Section name="payments" title={texts.payments}>
          <Payments purchase={purchase} />
        </Section>
        <Section name="credits" title={texts.credits}>
          <Credits purchase={purchase} />
        </Section>
      </div>
    </>
  );
}

function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className="grid min-w-0 gap-3">
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

/** The price with its tax, and who is billed. */
function Ordered({ purchase }: { purchase: Purchase }) {
  const { credits, net, tax, tax_line: line, amount, currency, missing } = purchase;
  const money = (cents: number) => formatMoney(cents, currency);
  const details = [
    [texts.billed, purchase.billed_to],
    [texts.purchaseOrder, purchase.purchase_order && [purchase.purchase_order]],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-line py-4 tabular-nums">
        <dt>{texts.row(credits, money(net / credits))}</dt>
        <dd className="text-end">{money(net)}</dd>
        {line && (
          <>
            <dt className="text-ink-soft">{line}</dt>
            <dd className="text-end text-ink-soft">{money(tax)}</dd>
          </>
        )}
        <dt className="font-semibold">{texts.total}</dt>
        <dd className="text-end font-semibold">{money(amount)}</dd>
        {missing > 0 && missing < amount && (
          <>
            <dt>{texts.missing}</dt>
            <dd className="text-end">{money(missing)}</dd>
          </>
        )}
      </dl>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {details.map(
          ([name, lines]) =>
            lines && (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-ink-soft">{name}</dt>
                {lines.map((text) => (
                  <dd key={text} dir="auto" className="wrap-anywhere">
                    {text}
                  </dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** What seats have used of the credits of this purchase. Other purchases have credits of their own. */
function Credits({ purchase }: { purchase: Purchase }) {
  const figures = [
    [texts.added, purchase.credits_added],
    [texts.used, purchase.credits_used],
    [texts.left, purchase.credits_left],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-6 border-y border-line py-4">
        {figures.map(([name, number]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-display text-2xl leading-tight tabular-nums [font-variant-numeric:lining-nums]">
              {formatNumber(number)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{texts.creditsHint}</p>
    </>
  );
}

/** The documents of an order as they were issued, oldest first. */
function Documents({ order }: { order: Pick<Order, "documents" | "status"> }) {
  if (order.documents.length === 0) return <p className="text-ink-soft">{noneOf(order).documents}</p>;
  return (
    <ul className="border-t border-line">
      {order.documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  );
}

function DocumentRow({ document }: { document: Order["documents"][0] }) {
  const { kinds, xrechnung } = purchaseTexts.documents;
  const kind = kinds[document.kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 wrap-anywhere">
        {kind}
        <span className="block text-sm text-ink-soft">
          {document.name}, {formatDayHere(document.issued_at)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <FileButton document={document} file={documentPdf} label={texts.downloadOf(kind, document.name)}>
          {texts.download}
        </FileButton>
        {document.xrechnung && (
          <FileButton
            document={document}
            file={documentXRechnung}
            label={texts.downloadOf(`${xrechnung}, ${kind}`, document.name)}
          >
            {xrechnung}
          </FileButton>
        )}
      </span>
    </li>
  );
}

interface FileButtonProps {
  document: Order["documents"][0];
  file: Endpoint;
  label: string;
  children: string;
}

function FileButton({ document, file, label, children }: FileButtonProps) {
  const saving = useDownload(document, file);
  return (
    <Button size="sm" aria-label={label} busy={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden="true" strokeWidth={1.5} />
      {children}
    </Button>
  );
}

interface Movement {
  what: string;
  at: string;
  /** In cents; below 0, what left us. */
  amount: number;
  detail?: string | null;
}

/** Money that came, and what of it went back, in the order in which it did. */
function Payments({ purchase }: { purchase: Purchase }) {
  const movements = movementsOf(purchase);
  if (movements.length === 0) return <p className="text-ink-soft">{noneOf(purchase).payments}</p>;
  return (
    <ul className="border-t border-line">
      {movements.map(({ what, at, amount, detail }) => (
        <li
          key={`${what} ${at} ${amount}`}
          className="flex items-start justify-between gap-4 border-b border-line py-3"
        >
          <span className="min-w-0">
            {what}
            <span className="block text-sm text-ink-soft">{formatDayHere(at)}</span>
            {detail && (
              <span dir="auto" className="block text-sm text-ink-soft">
                {detail}
              </span>
            )}
          </span>
          <span className="tabular-nums">{formatMoney(amount, purchase.currency)}</span>
        </li>
      ))}
    </ul>
  );
}

function movementsOf({ payments }: Purchase): Movement[] {
  const all = payments.flatMap(({ method, amount, received_at: at, refunds, disputes }): Movement[] => [
    { what: texts.methods[method], at, amount },
    ...refunds.map((refund) => ({
      what: texts.refunds[refund.state],
      at: refund.at,
      amount: 0 - refund.amount,
      detail: refund.reason,
    })),
    ...disputes.map((dispute) => ({
      what: texts.disputes[dispute.state],
      at: dispute.at,
      amount: 0 - dispute.amount,
    })),
  ]);
  return all.sort((a, b) => a.at.localeCompare(b.at));
}
