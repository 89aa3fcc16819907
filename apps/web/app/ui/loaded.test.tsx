import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Loaded, type LoadState } from "./loaded.tsx";

const state = { data: undefined, error: null, isFetching: false, refetch: () => {} };

function draw(query: LoadState<string[]>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Loaded query={query} label="People" empty={<p>Nobody yet</p>}>
        {(names) => <p>{names.join(", ")}</p>}
      </Loaded>
    </QueryClientProvider>,
  );
}

test("waiting names what is waited for", () => {
  const html = draw(state);
  expect(html).toContain('aria-label="People"');
  expect(html).toContain('role="status"');
});

test("a failure says what happened and offers to try again", () => {
  const html = draw({ ...state, error: new Error("The server is away") });
  expect(html).toContain('role="alert"');
  expect(html).toContain("The server is away");
  expect(html).toContain("Try again");
});

test("empty and content", () => {
  expect(draw({ ...state, data: [] })).toBe("<p>Nobody yet</p>");
  expect(draw({ ...state, data: ["Freja", "Ana"] })).toBe("<p>Freja, Ana</p>");
});

test("a failed refetch leaves the content in place", () => {
  expect(draw({ ...state, data: ["Freja"], error: new Error("Offline") })).toBe("<p>Freja</p>");
});
