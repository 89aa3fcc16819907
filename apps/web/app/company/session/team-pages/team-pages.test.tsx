// @vitest-environment happy-dom
import type { SharedTeamPage } from "@lantern/contract/http";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { fireEvent, render, screen, waitFor } from "../../../../test/render.ts";
import { queryClient } from "../../../api/query-client.ts";
import { request } from "../../../api/request.ts";
import TeamPages from "./team-pages.tsx";
import { texts } from "./texts.ts";

vi.mock("../../../api/request.ts", () => ({ request: vi.fn() }));

const page: SharedTeamPage = {
  id: "0190b6a4-6d2b-7c3e-8f11-000000000002",
  url: "https://play.example.com/team/abc",
  ending: "The Way Home",
  names: 2,
  shared_at: "2026-11-30T09:00:00.000Z",
  ends_at: "2027-02-28T09:00:00.000Z",
};

const draw = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TeamPages sessionId="one" />
    </QueryClientProvider>,
  );

beforeEach(() => {
  queryClient.clear();
  vi.mocked(request).mockReset();
});

test("a page is listed with its link and the number of names, and ended with a second press", async () => {
  const items = [page];
  vi.mocked(request).mockImplementation((async ({ id }: { id: string }) => {
    if (id === "endTeamPage") items.pop();
    return { items: [...items], next: null };
  }) as never);
  draw();
  const end = await screen.findByRole("button", { name: texts.endOf(page.ending) });
  expect(screen.getByRole("link", { name: texts.open }).getAttribute("href")).toBe(page.url);
  expect(screen.getByText(texts.names(2), { exact: false })).toBeTruthy();
  fireEvent.click(end);
  expect(items).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: texts.confirm }));
  await waitFor(() => expect(screen.queryByText(texts.title)).toBeNull());
  expect(vi.mocked(request)).toHaveBeenCalledWith(expect.objectContaining({ id: "endTeamPage" }), {
    params: { id: page.id },
  });
});

test("without a shared page there is nothing", async () => {
  vi.mocked(request).mockResolvedValue({ items: [], next: null } as never);
  draw();
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(screen.queryByText(texts.title)).toBeNull();
});
