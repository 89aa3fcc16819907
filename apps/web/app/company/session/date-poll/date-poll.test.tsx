// @vitest-environment happy-dom
import type { DatePoll as Poll, Session } from "@lantern/contract/http";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { fireEvent, render, screen, waitFor, within } from "../../../../test/render.ts";
import { datePollQuery } from "../../../api/queries/date-poll.ts";
import { queryClient } from "../../../api/query-client.ts";
import { request } from "../../../api/request.ts";
import DatePoll from "./date-poll.tsx";
import { texts } from "./texts.ts";

vi.mock("../../../api/request.ts", () => ({ request: vi.fn() }));

const session = {
  id: "0190b6a4-6d2b-7c3e-8f11-000000000001",
  experience: "the-quiet-station",
  starts_at: null,
  timezone: "Europe/Copenhagen",
  attendees: [],
  counts: { attendees: 12, invited: 0 },
} as unknown as Session;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const offered: Poll = {
  timezone: "Europe/Copenhagen",
  dates: [
    { starts_at: inDays(-1), suits: 9 },
    { starts_at: inDays(5), suits: 4 },
    { starts_at: inDays(9), suits: 7 },
  ],
  emailed: 11,
  responded: 10,
  none: 1,
  not_emailed: 1,
};

function draw(poll: Poll | null, over: Partial<Session> = {}) {
  queryClient.setQueryData(datePollQuery(session.id).queryKey, { poll });
  return render(
    <QueryClientProvider client={queryClient}>
      <DatePoll session={{ ...session, ...over }} />
    </QueryClientProvider>,
  );
}

/** The first request that changes something; the others read holidays. */
const change = () => vi.mocked(request).mock.calls.find(([{ method }]) => method !== "GET");

beforeEach(() => {
  queryClient.clear();
  vi.mocked(request)
    .mockReset()
    .mockResolvedValue({ items: [] } as never);
});

test("each date has its number and a button that confirms it in one press, unless it has passed", async () => {
  draw(offered);
  expect(screen.getByRole("status").textContent).toBe(texts.status(11, 10, 1));
  const [past, , last] = screen.getAllByRole("listitem");
  expect(within(past!).queryByRole("button")).toBeNull();
  expect(past!.textContent).toContain(texts.passed);
  expect(last!.textContent).toContain(texts.suits(7, 10));
  vi.mocked(request).mockResolvedValue({ ...session, counts: { ...session.counts, invited: 12 } } as never);
  fireEvent.click(within(last!).getByRole("button"));
  await waitFor(() => expect(change()).toBeDefined());
  const [, sent] = change()!;
  expect(sent).toMatchObject({
    params: { id: session.id },
    body: { starts_at: offered.dates[2]!.starts_at },
  });
});

test("the same dates are emailed to those who were added since", async () => {
  draw(offered);
  vi.mocked(request).mockResolvedValue({ poll: { ...offered, emailed: 12, not_emailed: 0 } } as never);
  fireEvent.click(screen.getByRole("button", { name: texts.emailMore(1) }));
  await waitFor(() => expect(screen.queryByRole("button", { name: texts.emailMore(1) })).toBeNull());
  const [, sent] = change()!;
  expect(sent).toMatchObject({ body: { starts: offered.dates.map(({ starts_at }) => starts_at) } });
});

test("a draft without people says what is missing, and offers nothing", () => {
  const { container } = draw(null, { counts: { ...session.counts, attendees: 0 } });
  expect(screen.getByText(texts.first)).toBeTruthy();
  // The toast of an earlier test may still come.
  expect(within(container).queryByRole("button")).toBeNull();
});
