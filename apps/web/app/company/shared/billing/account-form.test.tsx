// @vitest-environment happy-dom
import type { BillingAccount } from "@lantern/contract/http";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { fireEvent, render, screen } from "../../../../test/render.ts";
import { countriesQuery } from "../../../api/queries/reference.ts";
import { AccountForm } from "./account-form.tsx";
import { texts } from "./texts.ts";
// The form loads them at its first check, which on a busy machine takes longer than a test waits.
import "../../../forms/schemas.ts";

const account: BillingAccount = {
  id: "a",
  label: "Havn ApS",
  is_default: true,
  name: "Havn ApS",
  street: "Kajen 4",
  postcode: "1000",
  city: "København",
  country_id: "DK",
  vat_id: null,
  invoice_email: null,
  buyer_reference: null,
  language: "en",
  format: "pdf",
  vat_check: null,
  vat_digits_wrong: false,
  tax: { percent: 25, line: "VAT 25%" },
  currencies: ["EUR"],
  refused: null,
};

test("XRechnung is not saved without a reference and an email for invoices, and both fields say so", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(countriesQuery.queryKey, [{ id: "DK", name: "Denmark" }]);
  render(
    <QueryClientProvider client={client}>
      <AccountForm account={account} company="Havn ApS" done={() => expect.unreachable()} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(texts.format), { target: { value: "xrechnung" } });
  fireEvent.click(screen.getByRole("button", { name: texts.save }));
  expect(await screen.findAllByText("XRechnung needs this. Please fill it in, or choose PDF.")).toHaveLength(
    2,
  );
  for (const field of [texts.reference, texts.invoiceEmail])
    expect(screen.getByLabelText(field).getAttribute("aria-invalid")).toBe("true");
});
