// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "../../ui/toast.ts";
import ContactPage from "../contact/page.tsx";
import { texts } from "../contact/texts.ts";
import { texts as sentTexts } from "../contact-sent/texts.ts";
import { sendInPlace } from "./contact.ts";

// The toast area needs a browser that has popovers.
vi.mock("../../ui/toast.ts", () => ({ toast: { bad: vi.fn() } }));

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const page = renderToStaticMarkup(<ContactPage />);

/** The page as it is served, with its form's script, filled in. */
beforeEach(async () => {
  document.body.innerHTML = page;
  document.cookie = "XSRF-TOKEN=forgery";
  vi.stubGlobal("fetch", fetchMock);
  const form = document.querySelector<HTMLFormElement>("[data-contact]");
  if (form) sendInPlace(form);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(texts.name), "Ines Costa");
  await user.type(screen.getByLabelText(texts.email), "ines@bluebird.example");
  await user.type(screen.getByLabelText(texts.message), "Can 40 of us play?");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const button = () => screen.queryByRole("button", { name: texts.send });
/** The text above the button. */
const failure = () => screen.queryByRole("alert")?.textContent ?? "";
const submit = () => fireEvent.click(button() ?? document.body);

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Sends the form; the server's response to it is this one. */
function send(respond: () => Response): void {
  fetchMock.mockImplementation(async (url) =>
    url.startsWith("/sanctum") ? new Response(null, { status: 204 }) : respond(),
  );
  submit();
}

test.each<[string, () => Response, string]>([
  [
    "without a connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "Unable to connect to the server. Please check your connection.",
  ],
  [
    "at a fault of the server",
    () => json({ code: "SERVER_ERROR", message: "stack trace" }, 500),
    "Server error. Please try again later.",
  ],
  ["without a text", () => new Response("", { status: 418 }), "Request failed with status 418"],
  [
    "with a code that nobody knows",
    () => json({ code: "FOO_999", message: "x" }, 409),
    "An unknown error occurred",
  ],
  [
    "with a code alone",
    () => json({ code: "TOO_MANY_REQUESTS" }, 429),
    "Too many attempts. Please wait a moment and try again.",
  ],
])(
  "[E55, E58, E60, E61] %s the contact form shows the text of the specification",
  async (_, respond, text) => {
    send(respond);
    await waitFor(() => expect(failure()).toBe(text), { timeout: 4000 });
    expect(button()).not.toBeNull();
  },
);

test("[E56] a message that is not answered in time says so", async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(
    (url, { signal }) =>
      new Promise((resolve, reject) => {
        if (url.startsWith("/sanctum")) resolve(new Response(null, { status: 204 }));
        signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
      }),
  );
  submit();
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(failure()).toBe("Request timed out. Please try again.");
});

test("[V07] a refused field has its text, and a toast says that the input was refused", async () => {
  const text = "Please remove the characters that can’t be stored.";
  send(() => json({ code: "REQUEST_001", message: "Invalid request", errors: { message: [text] } }, 422));
  const message = screen.getByLabelText(texts.message);
  await waitFor(() => expect(screen.queryByText(text)).not.toBeNull(), { timeout: 4000 });
  expect(message.getAttribute("aria-describedby")).toBe(screen.getByText(text).id);
  expect(message.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(message);
  expect(toast.bad).toHaveBeenCalledWith("Validation Error", "Please check your input and try again.");
  expect(failure()).toBe("");
});

test("[R06] a message that was taken is thanked for", async () => {
  expect(screen.queryByRole("heading", { name: sentTexts.heading })).toBeNull();
  send(() => json({ received: true }, 201));
  await waitFor(() => expect(screen.queryByRole("heading", { name: sentTexts.heading })).not.toBeNull(), {
    timeout: 4000,
  });
  expect(button()).toBeNull();
  expect(document.activeElement?.textContent).toContain(sentTexts.heading);
  const [, init] = fetchMock.mock.calls.at(-1) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    name: "Ines Costa",
    email: "ines@bluebird.example",
    message: "Can 40 of us play?",
    website: "",
  });
});
