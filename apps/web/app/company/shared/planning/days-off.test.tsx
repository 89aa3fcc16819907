// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../../test/render.ts";
import { holidaysQuery } from "../../../api/queries/holidays.ts";
import { queryClient } from "../../../api/query-client.ts";
import { DaysOff } from "./days-off.tsx";
import { texts } from "./texts.ts";

test("countries with the same holiday share a sentence", () => {
  const [startsAt, zones] = [
    "2026-12-25T14:00:00.000Z",
    ["Europe/Berlin", "America/Sao_Paulo", "Asia/Tokyo"],
  ] as const;
  queryClient.setQueryData(holidaysQuery(startsAt, [...zones]).queryKey, [
    { country: "DE", holidays: ["Christmas Day"], weekend: false },
    { country: "BR", holidays: ["Christmas Day"], weekend: false },
    { country: "JP", holidays: [], weekend: true },
  ] as never);
  render(
    <QueryClientProvider client={queryClient}>
      <DaysOff startsAt={startsAt} zones={zones} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(texts.holiday("Germany and Brazil", "Christmas Day"))).toBeTruthy();
  expect(screen.getByText(texts.weekendIn("Japan"))).toBeTruthy();
});
