// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { Health } from "./health.tsx";
import { texts } from "./texts.ts";

const works = { since: null };

const sent = { emails: false, quiet_since: null as string | null };

const stored = {
  at: "2026-11-23T02:00:00.000Z",
  bytes: 1,
  failure: null,
  drill_failure: null,
  after_failure: null,
};

function renderHealth(
  missing_settings: string[],
  unanswered_vat_numbers = 0,
  withheld = sent,
  last: (Omit<typeof stored, "failure"> & { failure: string | null }) | null = stored,
): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(["status"], { sessions: works, email: works, database: works, jobs: works });
  render(
    <QueryClientProvider client={client}>
      <Health
        emails={{ waiting: 0, failing: 0, unread: 0 }}
        withheld={withheld}
        missing_settings={missing_settings}
        unanswered_vat_numbers={unanswered_vat_numbers}
        backups={{ last, stored_at: null, proven_at: null }}
      />
    </QueryClientProvider>,
  );
}

test("the settings without which nobody can buy are named", () => {
  renderHealth(["OPERATOR_CITY", "OPERATOR_VAT or OPERATOR_TAX_NUMBER"]);
  expect(screen.getByText("Nobody can buy credits")).toBeTruthy();
  expect(screen.getByText(/OPERATOR_CITY, OPERATOR_VAT or OPERATOR_TAX_NUMBER/)).toBeTruthy();
  expect(screen.queryByText(texts.health.works)).toBeNull();
});

test("an installation without a backup, or with one that failed, is not said to work", () => {
  renderHealth([], 0, sent, null);
  expect(screen.getByRole("heading").textContent).toBe(texts.health.needed);
  expect(screen.getByText(texts.backups.missing)).toBeTruthy();
  expect(screen.queryByText(texts.health.works)).toBeNull();
  renderHealth([], 0, sent, { ...stored, failure: "disk full" });
  expect(screen.getByText(/failed: disk full$/)).toBeTruthy();
  expect(screen.queryByText(texts.health.works)).toBeNull();
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

test("an installation that sends nothing says so", () => {
  renderHealth([], 0, { emails: true, quiet_since: "2026-11-23T08:00:00.000Z" });
  expect(screen.getByText(/^A practice restore: nothing has been sent since/)).toBeTruthy();
  expect(screen.getByText(/--end-quiet/)).toBeTruthy();
});

test("emails that wait are said where all else is sent", () => {
  renderHealth([], 0, { emails: true, quiet_since: null });
  expect(screen.getByText("No emails are being sent")).toBeTruthy();
  expect(screen.queryByText(/practice/)).toBeNull();
});
