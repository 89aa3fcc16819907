// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { render, screen, waitFor } from "../../../test/render.ts";
import { t } from "../../i18n/index.ts";
import { EmailCode } from "./email-code.tsx";
// The form loads them at its first check, which on a busy machine takes longer than a test waits.
import "../../forms/schemas.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that responds to each change with the next of these, once it is told to. */
function serve(...responses: (() => Response)[]) {
  const changes: string[] = [];
  let respond = () => {};
  vi.stubGlobal("fetch", async (address: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    if ((init?.method ?? "GET") === "GET") return new Response("{}");
    changes.push(pathname);
    const response = responses[changes.length - 1]?.() ?? new Response(null, { status: 500 });
    return new Promise<Response>((resolve) => {
      respond = () => resolve(response);
    });
  });
  return { changes, respond: () => respond() };
}

const refused = (name: string, text: string) => () =>
  Response.json({ code: "REQUEST_001", message: text, errors: { [name]: [text] } }, { status: 422 });
const sessionId = "01a22bcb-5d33-7000-84c2-8a0ea147c9cd";

test("an address and a code are typed letter by letter, and each is sent once with Enter", async () => {
  const texts = t.ownData().code;
  const { changes, respond } = serve(
    refused("email", "Not invited."),
    () => new Response(null, { status: 202 }),
    refused("code", "Not the code."),
  );
  const user = userEvent.setup();
  const sendTwice = async () => {
    const before = changes.length;
    await user.keyboard("{Enter}");
    await waitFor(() => expect(changes).toHaveLength(before + 1));
    await user.keyboard("{Enter}");
    respond();
  };
  render(<EmailCode sessionId={sessionId} email="" onProved={() => expect.unreachable()} />);
  await user.click(screen.getByRole("button", { name: texts.request }));
  expect((await screen.findByRole("alert")).textContent).toBe(texts.needEmail);
  expect(changes).toEqual([]);

  const email = screen.getByLabelText(texts.emailLabel);
  await user.type(email, "ana@harbour.example");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await sendTwice();
  await screen.findByText("Not invited.");
  expect(changes).toHaveLength(1);
  expect(email).toHaveProperty("value", "ana@harbour.example");
  await user.type(email, "s");
  expect(screen.queryByText("Not invited.")).toBeNull();

  await sendTwice();
  const code = await screen.findByLabelText(texts.label);
  expect(screen.getByRole("status").textContent).toBe(texts.sent("ana@harbour.examples"));
  expect(document.activeElement).toBe(code);
  await user.type(code, "AB12CD");
  await sendTwice();
  await screen.findByText("Not the code.");
  expect(changes).toHaveLength(3);
  expect(code).toHaveProperty("value", "AB12CD");
});
