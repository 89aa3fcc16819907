import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queryClient, refresh } from "./query-client.ts";

afterEach(() => queryClient.clear());

/** A query of a page, whose responses the test gives one by one. */
function watched(queryKey: string[]) {
  const responses: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => responses.push(resolve));
  const observer = new QueryObserver<string>(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  return { responses, stop, data: () => observer.getCurrentResult().data };
}

test("a change during the first load: the page shows the state after it", async () => {
  const page = watched(["settings"]);
  await expect.poll(() => page.responses.length).toBe(1);
  const refreshed = refresh(["settings"]);
  page.responses[0]?.("before");
  await expect.poll(() => page.responses.length).toBe(2);
  page.responses[1]?.("after");
  await refreshed;
  expect(page.data()).toBe("after");
  page.stop();
});

test("a later change: the page shows the old state until the new one is there", async () => {
  const page = watched(["settings"]);
  await expect.poll(() => page.responses.length).toBe(1);
  page.responses[0]?.("before");
  await expect.poll(page.data).toBe("before");
  const refreshed = refresh(["settings"]);
  await expect.poll(() => page.responses.length).toBe(2);
  expect(page.data()).toBe("before");
  page.responses[1]?.("after");
  await refreshed;
  expect(page.data()).toBe("after");
  page.stop();
});
