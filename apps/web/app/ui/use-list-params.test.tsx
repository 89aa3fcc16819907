// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { render, screen, waitFor } from "../../test/render.ts";
import { ListChoice } from "./list-filters.tsx";
import { useListParams } from "./use-list-params.ts";

const states = ["all", "live", "draft"] as const;

function List() {
  const params = useListParams({ text: "", state: states, sort: ["new", "old"] });
  const [{ text, state }, change] = params;
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => change({ text: target.value })} />
      <ListChoice params={params} name="state" label="State" options={states.map((each) => [each, each])} />
      <output>{state}</output>
      <Link to="/other">Other</Link>
    </>
  );
}

/** Opens the list. `guard.passes` is what every later navigation waits for. */
async function open(address: string) {
  const guard: { passes: Promise<void> | null } = { passes: null };
  const loader = async () => (await guard.passes) ?? null;
  const routes = [
    { path: "/", loader, Component: List, HydrateFallback: () => null },
    { path: "/other", element: <h1>Other</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByLabelText("Text");
  const text = () => screen.getByLabelText<HTMLInputElement>("Text");
  const choose = (state: string) => userEvent.selectOptions(screen.getByLabelText("State"), state);
  const search = () => router.state.location.search;
  const closeGuard = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    guard.passes = promise;
    return resolve;
  };
  return { router, text, choose, search, closeGuard };
}

test("a bookmarked address is read, what is no choice counts as the default, and defaults are not written", async () => {
  const { text, choose, search } = await open("/?text=Ana&state=nonsense&sort=old&other=1");
  expect(text().value).toBe("Ana");
  expect(screen.getByText("all", { selector: "output" })).toBeTruthy();
  await choose("live");
  await waitFor(() => expect(search()).toBe("?text=Ana&state=live&sort=old&other=1"));
  await choose("all");
  await waitFor(() => expect(search()).toBe("?text=Ana&sort=old&other=1"));
});

test("letters typed while the page's guard is slow stay, wherever they are typed", async () => {
  const { text, search, closeGuard } = await open("/?text=Berlin");
  const pass = closeGuard();
  await userEvent.type(text(), "New ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(text().value).toBe("New Berlin");
  expect(search()).toBe("?text=Berlin");
  pass();
  await waitFor(() => expect(search()).toBe("?text=New+Berlin"));
  expect(text().value).toBe("New Berlin");
});

test("a choice right after a text changes both", async () => {
  const { text, choose, search, closeGuard } = await open("/");
  const pass = closeGuard();
  await userEvent.type(text(), "a");
  await choose("draft");
  expect(screen.getByText("draft", { selector: "output" })).toBeTruthy();
  pass();
  await waitFor(() => expect(search()).toBe("?text=a&state=draft"));
});

test("a link that is clicked while a text is on its way is followed", async () => {
  const { text, closeGuard } = await open("/");
  const pass = closeGuard();
  await userEvent.type(text(), "a");
  await userEvent.click(screen.getByRole("link"));
  pass();
  await screen.findByRole("heading", { name: "Other" });
});

test("back leads to the choice before, and not to every text that was typed", async () => {
  const { router, text, choose, search } = await open("/");
  await choose("live");
  await userEvent.type(text(), "ab");
  await waitFor(() => expect(search()).toBe("?state=live&text=ab"));
  await router.navigate(-1);
  await waitFor(() => expect(search()).toBe(""));
  await waitFor(() => expect(text().value).toBe(""));
});
