// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { render, screen } from "../../../../test/render.ts";
import { queryClient } from "../../../api/query-client.ts";
import { request } from "../../../api/request.ts";
import { DaysOff } from "./days-off.tsx";
import { texts } from "./texts.ts";

vi.mock("../../../api/request.ts", () => ({ request: vi.fn() }));

const startsAt = "2026-12-25T13:00:00.000Z";
const draw = (zones: (string | null)[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <DaysOff startsAt={startsAt} zones={zones} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  queryClient.clear();
  vi.mocked(request).mockReset();
});

test("each country is named once with its holiday, and those with a weekend together", async () => {
  const germany = { country: "DE", weekend: false, holidays: ["Christmas Day"] };
  vi.mocked(request).mockResolvedValue({
    items: [
      { zone: "Europe/Berlin", ...germany },
      { zone: "Europe/Busingen", ...germany },
      { zone: "Asia/Riyadh", country: "SA", weekend: true, holidays: [] },
    ],
  } as never);
  const { container } = draw(["Europe/Berlin", null, "Asia/Riyadh", "Europe/Berlin"]);
  await screen.findByText(texts.weekendIn("Saudi Arabia"));
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    texts.holiday("Germany", "Christmas Day"),
    texts.weekendIn("Saudi Arabia"),
  ]);
  const [, sent] = vi.mocked(request).mock.calls[0]!;
  expect(sent).toMatchObject({ query: { at: startsAt, zones: "Asia/Riyadh,Europe/Berlin", language: "en" } });
});

test("without a zone nothing is requested", () => {
  const { container } = draw([null]);
  expect(vi.mocked(request)).not.toHaveBeenCalled();
  expect(container.querySelectorAll("p")).toHaveLength(0);
});
