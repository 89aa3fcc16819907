// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderHook, waitFor } from "../../../test/render.ts";
import { pagedQuery } from "./paged.ts";

const requests: object[] = [];

/** A list of two pages, whose rows say what was requested. */
function renderList(first: { list: string; search: string }) {
  requests.length = 0;
  const client = new QueryClient();
  return renderHook(
    ({ list, search }) =>
      useInfiniteQuery(
        pagedQuery([list], { search, state: "" }, async (query) => {
          requests.push(query);
          return { items: [`${list} ${search}`], next: query.cursor ? null : "second" };
        }),
      ),
    {
      initialProps: first,
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
}

test("a request has the filters that are set and the page's cursor; pages are joined", async () => {
  const { result } = renderList({ list: "people", search: "ana" });
  await waitFor(() => expect(result.current.data).toEqual(["people ana"]));
  await result.current.fetchNextPage();
  await waitFor(() => expect(result.current.data).toEqual(["people ana", "people ana"]));
  expect(result.current.hasNextPage).toBe(false);
  expect(requests).toEqual([{ search: "ana" }, { search: "ana", cursor: "second" }]);
});

test("rows stay until those of another search have loaded, and never appear in another list", async () => {
  const { result, rerender } = renderList({ list: "people", search: "a" });
  await waitFor(() => expect(result.current.data).toEqual(["people a"]));
  rerender({ list: "people", search: "b" });
  expect(result.current.data).toEqual(["people a"]);
  expect(result.current.isPlaceholderData).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual(["people b"]));
  rerender({ list: "sessions", search: "b" });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual(["sessions b"]));
});
