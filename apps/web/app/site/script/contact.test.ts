import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../ui/toast.ts", () => ({ toast: { bad: vi.fn() } }));
const { toast } = await import("../../ui/toast.ts");
const { sendInPlace } = await import("./contact.ts");

/** As much of an element as the form's script uses. */
class FakeElement extends EventTarget {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Set<string>();
  required = true;
  disabled = false;
  hidden = false;
  textContent = "";
  value: string;

  constructor(name: string, type = "text", value = "") {
    super();
    this.id = name;
    this.name = name;
    this.type = type;
    this.value = value;
  }
  querySelector = (): unknown => null;
  focus = vi.fn();
  setAttribute = (name: string) => void this.attributes.add(name);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  hasAttribute = (name: string) => this.attributes.has(name);
}

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let form: FakeElement;
let failure: FakeElement;
let thanks: FakeElement;
let errors: Record<string, FakeElement>;

beforeEach(() => {
  const button = new FakeElement("send", "submit");
  const controls = [
    new FakeElement("name", "text", "Ines Costa"),
    new FakeElement("email", "email", "ines@bluebird.example"),
    new FakeElement("message", "textarea", "Can 40 of us play?"),
    Object.assign(new FakeElement("website"), { required: false }),
  ];
  errors = Object.fromEntries(controls.map(({ id }) => [`${id}-error`, new FakeElement(`${id}-error`)]));
  failure = new FakeElement("failure");
  thanks = Object.assign(new FakeElement("thanks"), { hidden: true });
  form = new FakeElement("form");
  Object.assign(form, {
    querySelectorAll: (selector: string) =>
      controls.filter(({ type }) => selector.includes(type === "textarea" ? "textarea" : "input")),
    querySelector: (selector: string) => (selector.includes("submit") ? button : failure),
  });
  vi.stubGlobal("document", {
    cookie: "XSRF-TOKEN=forgery",
    getElementById: (id: string) => errors[id] ?? null,
    querySelector: (selector: string) => (selector === "[data-thanks]" ? thanks : null),
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", fetchMock);
  sendInPlace(form as unknown as HTMLFormElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** Sends the form; the server's response to it is this one. */
function send(respond: () => Response): void {
  fetchMock.mockImplementation(async (url) =>
    url.startsWith("/sanctum") ? new Response(null, { status: 204 }) : respond(),
  );
  form.dispatchEvent(new Event("submit"));
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
    await vi.waitFor(() => expect(failure.textContent).toBe(text), 4000);
    expect(form.hidden).toBe(false);
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
  form.dispatchEvent(new Event("submit"));
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  expect(failure.textContent).toBe("Request timed out. Please try again.");
});

test("[V07] a refused field has its text, and a toast says that the input was refused", async () => {
  const text = "Please remove the characters that can’t be stored.";
  send(() => json({ code: "REQUEST_001", message: "Invalid request", errors: { message: [text] } }, 422));
  await vi.waitFor(() => expect(errors["message-error"]?.textContent).toBe(text), 4000);
  expect(toast.bad).toHaveBeenCalledWith("Validation Error", "Please check your input and try again.");
  expect(failure.textContent).toBe("");
});

test("[R06] a message that was taken is thanked for", async () => {
  send(() => json({ received: true }, 201));
  await vi.waitFor(() => expect(thanks.hidden).toBe(false), 4000);
  expect(form.hidden).toBe(true);
  const [, init] = fetchMock.mock.calls.at(-1) ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    name: "Ines Costa",
    email: "ines@bluebird.example",
    message: "Can 40 of us play?",
    website: "",
  });
});
