// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { Health } from "./health.tsx";

const works = { since: null };

function renderHealth(missing_settings: string[], unanswered_vat_numbers = 0): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(["status"], { sessions: works, email: works, database: works, jobs: works });
  render(
    <QueryClientProvider client={client}>
      <Health
        emails={{ waiting: 0, failing: 0, unread: 0 }}
        missing_settings={missing_settings}
        unanswered_vat_numbers={unanswered_vat_numbers}
      />
    </QueryClientProvider>,
  );
}

test("the settings without which nobody can buy are named", () => {
  renderHealth(["OPERATOR_CITY", "OPERATOR_VAT or OPERATOR_TAX_NUMBER"]);
  expect(screen.getByText("Nobody can buy credits")).toBeTruthy();
  expect(screen.getByText(/OPERATOR_CITY, OPERATOR_VAT or OPERATOR_TAX_NUMBER/)).toBeTruthy();
});

test("VAT numbers without an answer are a task", () => {
  renderHealth([], 2);
  expect(screen.getByText("2 VAT numbers couldn’t be checked")).toBeTruthy();
});

test("nothing is said about buying where it works", () => {
  renderHealth([]);
  expect(screen.getByRole("status").textContent).toBe("Everything works.");
  expect(screen.queryByText("Nobody can buy credits")).toBeNull();
  expect(screen.queryByText(/VAT number/)).toBeNull();
});
