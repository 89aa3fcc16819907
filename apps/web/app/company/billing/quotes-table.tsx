import type { Quote } from "@lantern/contract/http";
import { quotePdf } from "@lantern/contract/page-endpoints";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { download } from "../../api/download.ts";
import { messageFor } from "../../api/error.ts";
import { goAndPay, orderByInvoice, quotesQuery } from "../../api/queries/billing.ts";
import { dayOf, formatDay, formatMoney } from "../../i18n/format.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Cell, Column, Row, RowName, Table, TableBody, TableHeader } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.ts";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.quotes;

/** The company's quotes. A valid one can be ordered at its price. */
export function QuotesTable() {
  const list = useInfiniteQuery(quotesQuery);
  return (
    <Loaded
      query={list}
      label={billingTexts.loading}
      rows={1}
      empty={<p className="text-ink-soft">{texts.none}</p>}
    >
      {(quotes) => (
        <>
          <Table>
            <TableHeader>
              <Column>{texts.columns.quote}</Column>
              <Column>{texts.columns.valid}</Column>
              <Column figures>{texts.columns.amount}</Column>
              <Column figures>{texts.columns.action}</Column>
            </TableHeader>
            <TableBody>
              {quotes.map((quote) => (
                <QuoteLine key={quote.id} quote={quote} />
              ))}
            </TableBody>
          </Table>
          <ShowMore list={list} className="mt-4" />
        </>
      )}
    </Loaded>
  );
}

function QuoteLine({ quote }: { quote: Quote }) {
  const act = useMutation({
    mutationFn: async (how: "pdf" | "card" | "invoice") => {
      if (how === "pdf") return download(quotePdf, { params: { id: quote.id } });
      const body = { quote_id: quote.id };
      if (how === "card") return goAndPay({ body, key: `${quote.id}:card` });
      toast.good(texts.ordered((await orderByInvoice(body, `${quote.id}:invoice`)).name));
    },
    onError: (error) => toast.bad(texts.failed, messageFor(error)),
  });
  const until = formatDay(dayOf(new Date(quote.valid_until)));
  return (
    <Row>
      <RowName>
        <b>{billingTexts.orders.credits(quote.credits)}</b>
        <span className="block text-sm text-ink-soft">
          {[quote.name, quote.purchase_order].filter(Boolean).join(", ")}
        </span>
      </RowName>
      <Cell className="text-ink-soft max-lg:order-3">
        {quote.valid ? texts.until(until) : texts.expired(until)}
      </Cell>
      <Cell figures className="max-lg:order-2 max-lg:text-right">
        {formatMoney(quote.amount, quote.currency)}
      </Cell>
      <Cell figures full className="max-lg:order-4">
        <span className="inline-flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          <TextButton aria-label={texts.pdfOf(quote.name)} onClick={() => act.mutate("pdf")}>
            {texts.pdf}
          </TextButton>
          {quote.valid && (
            <>
              <Button
                size="sm"
                aria-label={texts.payOf(quote.name)}
                disabled={act.isPending}
                onClick={() => act.mutate("card")}
              >
                {texts.pay}
              </Button>
              <Button
                size="sm"
                aria-label={texts.invoiceOf(quote.name)}
                disabled={act.isPending}
                onClick={() => act.mutate("invoice")}
              >
                {texts.invoice}
              </Button>
            </>
          )}
        </span>
      </Cell>
    </Row>
  );
}
