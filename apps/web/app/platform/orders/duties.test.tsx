// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { overviewQuery } from "../../api/queries/platform.ts";
import { Duties } from "./duties.tsx";
import { texts } from "./texts.ts";

function renderDuties(duties: { kind: string; countries: string[] }[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(overviewQuery.queryKey, { duties } as never);
  render(
    <QueryClientProvider client={client}>
      <Duties />
    </QueryClientProvider>,
  );
}

test("each duty is one sentence with the countries that it is about", () => {
  renderDuties([
    { kind: "e_invoices", countries: ["DE"] },
    { kind: "sales_list", countries: ["FR", "IT"] },
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    texts.duties.eInvoices.DE,
    texts.duties.sales_list("France and Italy"),
  ]);
});

test("without sales nothing is said", () => {
  renderDuties([]);
  expect(screen.queryByRole("heading")).toBeNull();
});
