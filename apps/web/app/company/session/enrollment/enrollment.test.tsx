// @vitest-environment happy-dom
import type { Enrollment, Session } from "@lantern/contract/http";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { fireEvent, render, screen, waitFor, within } from "../../../../test/render.ts";
import { enrollmentQuery } from "../../../api/queries/enrollment.ts";
import { queryClient } from "../../../api/query-client.ts";
import { request } from "../../../api/request.ts";
import { loadTemporal } from "../../../i18n/zoned.ts";
import { texts } from "../../shared/enrollment/texts.ts";
import OpenEnrollment from "./enrollment.tsx";

vi.mock("../../../api/request.ts", () => ({ request: vi.fn() }));

const session = {
  id: "0190b6a4-6d2b-7c3e-8f11-000000000001",
  seats: 12,
  starts_at: "2026-12-10T14:00:00.000Z",
  timezone: "Europe/Copenhagen",
} as Session;
const opened: Enrollment = {
  url: "https://play.example.com/enroll/1",
  seats: 8,
  closes_at: null,
  closed: false,
  free: 1,
  enrolled: 7,
  waiting: 2,
  offered: 1,
  withdrawn: 1,
};

function draw(enrollment: Enrollment | null) {
  queryClient.setQueryData(enrollmentQuery(session.id).queryKey, { enrollment, domains: ["firm.example"] });
  render(
    <QueryClientProvider client={queryClient}>
      <OpenEnrollment session={session} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  queryClient.clear();
  vi.mocked(request).mockReset();
});

test("the numbers of an open enrollment are in sentences, and its link can be copied", () => {
  draw(opened);
  expect(screen.getByLabelText<HTMLInputElement>(texts.link).value).toBe(opened.url);
  expect(screen.getByRole("status").textContent).toBe(
    [texts.status(7, 1), texts.waiting(2, 1), texts.withdrawn(1), texts.closesAtStart].join(" "),
  );
  expect(screen.getByText(texts.domains("firm.example"))).toBeTruthy();
});

test("a closed one has no link to post and can be opened again", () => {
  draw({ ...opened, closed: true });
  expect(screen.queryByLabelText(texts.link)).toBeNull();
  expect(screen.getByRole("status").textContent).toContain(texts.closed);
  expect(screen.getByRole("button", { name: texts.reopen })).toBeTruthy();
  expect(screen.queryByRole("button", { name: texts.close })).toBeNull();
});

test("opening sends how many may come, and until when: by default all, until the start", async () => {
  await loadTemporal();
  vi.mocked(request).mockResolvedValue({ enrollment: opened, domains: [] } as never);
  draw(null);
  fireEvent.click(screen.getByRole("button", { name: texts.open }));
  const dialog = await screen.findByRole("dialog", { name: texts.form.title });
  fireEvent.change(within(dialog).getByLabelText(texts.form.seats), { target: { value: "8" } });
  fireEvent.click(within(dialog).getByRole("button", { name: texts.form.submit }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: texts.form.title })).toBeNull(), {
    timeout: 10_000,
  });
  const [, sent] = vi.mocked(request).mock.calls.find(([{ method }]) => method === "PUT")!;
  expect(sent).toMatchObject({ params: { id: session.id }, body: { seats: 8, closes_at: null } });
  expect(await screen.findByLabelText(texts.link)).toBeTruthy();
}, 15_000);
