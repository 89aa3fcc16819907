// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { Health } from "./health.tsx";

const works = { since: null };

function renderHealth(missing_settings: string[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(["status"], { sessions: works, email: works, database: works, jobs: works });
  render(
    <QueryClientProvider client={client}>
      <Health emails={{ waiting: 0, failing: 0, unread: 0 }} missing_settings={missing_settings} />
    </QueryClientProvider>,
  );
}

test("the settings without which nobody can buy are named", () => {
  renderHealth(["OPERATOR_CITY", "OPERATOR_VAT or OPERATOR_TAX_NUMBER"]);
  expect(screen.getByText("Nobody can buy credits")).toBeTruthy();
  expect(screen.getByText(/OPERATOR_CITY, OPERATOR_VAT or OPERATOR_TAX_NUMBER/)).toBeTruthy();
});

test("nothing is said about buying where it works", () => {
  renderHealth([]);
  expect(screen.getByRole("status").textContent).toBe("Everything works.");
  expect(screen.queryByText("Nobody can buy credits")).toBeNull();
});
