import type { UnplacedReply } from "@lantern/contract/http";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import UnplacedReplies from "./unplaced-replies.tsx";

const reply = (number: number): UnplacedReply => ({
  id: `reply-${number}`,
  consumer_id: "ana",
  first_name: `Ana ${number}`,
  last_name: null,
  email: "ana@firm.example",
  kind: "tentative",
  rsvp: "tentative",
  address: null,
  proposed_start: null,
  proposed_end: null,
  text: "",
  at: "2026-11-29T09:00:00.000Z",
});

function draw(count: number): string {
  const items = Array.from({ length: count }, (_, index) => reply(index + 1));
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <UnplacedReplies items={items} sessionId="session" />
    </QueryClientProvider>,
  );
}

const rows = (html: string) => html.match(/<li/g)?.length ?? 0;

test("of many replies the first three are visible, and a button shows all", () => {
  const html = draw(13);
  expect(rows(html)).toBe(3);
  expect(html).toContain("(13)");
  expect(html).toMatch(/aria-expanded="false"[^>]*>Show all 13</);
});

test("three replies need no button", () => {
  expect([rows(draw(3)), draw(3).includes("Show all")]).toEqual([3, false]);
});
