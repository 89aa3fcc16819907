// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { render, renderHook, screen, waitFor } from "../../test/render.ts";
import { ApiError } from "../api/error.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { toast } from "../ui/toast.ts";
import { Choices, Form, Submit, SubmitButton } from "./form.tsx";
import { FieldErrors } from "./outcome.ts";
import { useForm } from "./use-form.ts";
// A form loads them at its first check, which on a busy machine takes longer than a test waits.
import "./schemas.ts";

// The toast area needs a browser that has popovers.
vi.mock("../ui/toast.ts", () => ({ toast: { bad: vi.fn() } }));

const send = vi.fn<(values: object, sent: { changed: object; button: string }) => Promise<string>>();
const done = vi.fn<(result: string, refill: (change: { name?: string }) => void) => void>();

const initial = {
  name: "Payroll",
  days: "30",
  scopes: [] as ("people" | "sessions:read")[],
  current_password: "",
};

/** `days` becomes a date, and `expires_at` has no field. */
function KeyForm({ withPassword = true }: { withPassword?: boolean }) {
  const form = useForm({
    schema: "createKeyBody",
    initial,
    body({ days, ...values }) {
      if (days === "x") throw new FieldErrors({ days: "No number" });
      return { ...values, expires_at: days === "never" ? "never" : null };
    },
    send,
    done,
  });
  return (
    <Form form={form} aria-label="Key">
      <Field label="Name" {...form.field("name")}>
        <Input />
      </Field>
      <Field label="Days" {...form.field("days")}>
        <Input />
      </Field>
      <Choices legend="Scopes" {...form.group("scopes")}>
        <Checkbox label="People" {...form.choice("scopes", "people")} />
        <Checkbox label="Sessions" {...form.choice("scopes", "sessions:read")} />
      </Choices>
      {withPassword && (
        <Field label="Password" {...form.field("current_password")}>
          <Input type="password" />
        </Field>
      )}
      <Submit value="make" sending="Making">
        Make
      </Submit>
      <SubmitButton value="try">Try</SubmitButton>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What is said at a field. */
const errorAt = (label: string) => {
  const described = field(label).getAttribute("aria-describedby");
  return described && document.getElementById(described)?.textContent;
};
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);
const button = () => screen.getByRole("button", { name: /Mak/ });
const settled = () => waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull());

let user: ReturnType<typeof userEvent.setup>;

/** Replaces what a field has, letter by letter. */
async function retype(label: string, text: string) {
  await user.clear(field(label));
  if (text) await user.type(field(label), text);
  expect(field(label).value).toBe(text);
}

async function submit() {
  await user.click(button());
  await settled();
}

beforeEach(() => {
  vi.clearAllMocks();
  user = userEvent.setup();
});

test("what is typed letter by letter is sent, as the schema returns it, with what was changed", async () => {
  send.mockResolvedValue("made");
  render(<KeyForm />);
  await retype("Name", " Wages ");
  await user.click(field("Sessions"));
  await user.click(field("People"));
  await user.click(field("Sessions"));
  await submit();
  const scopes = ["people"];
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { name: "Wages", scopes, expires_at: null, current_password: "" },
    {
      fields: { name: " Wages ", days: "30", scopes, current_password: "" },
      changed: { name: "Wages", scopes, expires_at: null },
      button: "make",
    },
  );
});

test("Enter sends once, however often it is pressed, and done is called with the response", async () => {
  let respond = (_: string) => {};
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<KeyForm />);
  await user.click(field("People"));
  await user.click(field("Name"));
  await user.keyboard("{Enter}{Enter}");
  await user.click(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  expect(button().textContent).toBe("Making");
  await waitFor(() => expect(send).toHaveBeenCalled());
  respond("saved");
  await settled();
  expect(button().textContent).toBe("Make");
  expect(send).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledExactlyOnceWith("saved", expect.any(Function));
});

test("of several buttons the clicked one is busy and the others wait", async () => {
  let respond = (_: string) => {};
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<KeyForm />);
  await user.click(field("People"));
  const other = screen.getByRole<HTMLButtonElement>("button", { name: "Try" });
  await user.click(other);
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[1].button).toBe("try");
  expect([other.getAttribute("aria-busy"), button().getAttribute("aria-busy")]).toEqual(["true", null]);
  expect([other.disabled, button().hasAttribute("disabled")]).toEqual([false, true]);
  respond("tried");
  await waitFor(() => expect(button().hasAttribute("disabled")).toBe(false));
});

test("what the schema rejects is not sent; the first bad field gets the focus", async () => {
  render(<KeyForm />);
  await retype("Name", "");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(alerts()).toHaveLength(2);
  expect(errorAt("Name")).toMatch(/\w/);
  expect(document.activeElement).toBe(field("Name"));
  await retype("Name", "x");
  await waitFor(() => expect(alerts()).toHaveLength(1));
  await submit();
  expect(document.activeElement).toBe(field("People"));
});

test("after a first try a field is checked at every letter, not before", async () => {
  render(<KeyForm />);
  await user.click(field("People"));
  await retype("Name", "");
  expect(errorAt("Name")).toBeNull();
  await submit();
  expect(errorAt("Name")).toMatch(/\w/);
  await user.type(field("Name"), "x");
  await waitFor(() => expect(errorAt("Name")).toBeNull());
  await user.clear(field("Name"));
  await waitFor(() => expect(errorAt("Name")).toMatch(/\w/));
});

test("the page itself may reject a field, before and while it is sent", async () => {
  render(<KeyForm />);
  await user.click(field("People"));
  await retype("Days", "x");
  await submit();
  expect(errorAt("Days")).toBe("No number");
  expect(send).not.toHaveBeenCalled();
  await retype("Days", "30");
  await waitFor(() => expect(errorAt("Days")).toBeNull());
  send.mockRejectedValueOnce(new FieldErrors({ days: "Not possible" }));
  await submit();
  expect(errorAt("Days")).toBe("Not possible");
  expect(alerts()).toEqual(["Not possible"]);
  expect(document.activeElement).toBe(field("Days"));
});

test("what is wrong with no field of the form stands above the button", async () => {
  render(<KeyForm />);
  await user.click(field("People"));
  await retype("Days", "never");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(alerts()).toEqual([expect.stringMatching(/\w/)]);
  expect(errorAt("Days")).toBeNull();
});

test("the server's errors are at their fields, the rest above the button", async () => {
  const text = "You already have a key of this name.";
  send.mockRejectedValueOnce(new ApiError(422, "REQUEST_001", "Wrong.", { name: [text] }));
  render(<KeyForm />);
  await user.click(field("People"));
  await submit();
  expect(errorAt("Name")).toBe(text);
  expect(alerts()).toEqual([text]);
  expect(document.activeElement).toBe(field("Name"));
  expect(toast.bad).toHaveBeenCalledOnce();

  send.mockRejectedValueOnce(new Error("The server is away"));
  await submit();
  expect(errorAt("Name")).toBeNull();
  expect(alerts()).toEqual(["The server is away"]);
  expect(done).not.toHaveBeenCalled();
  expect(field("Name").value).toBe("Payroll");
});

test("the error of a field that is not there stands above the button", async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, "USER_012", "The password is wrong.", { current_password: ["Wrong"] }),
  );
  render(<KeyForm withPassword={false} />);
  await user.click(field("People"));
  await submit();
  expect(alerts()).toEqual([expect.stringMatching(/\w/)]);
});

test("an error of the server stays at its field while another field is edited letter by letter", async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, "USER_012", "", { name: ["Not unique"], current_password: ["Not yours"] }),
  );
  render(<KeyForm />);
  await user.click(field("People"));
  await submit();
  expect([errorAt("Name"), errorAt("Password")]).toEqual(["Not unique", "Not yours"]);
  await retype("Password", "seven boats");
  await waitFor(() => expect(errorAt("Password")).toBeNull());
  expect(errorAt("Name")).toBe("Not unique");
  await retype("Name", "Wages");
  await waitFor(() => expect(errorAt("Name")).toBeNull());
});

test("after success the fields stay unless they are filled again, and count as saved", async () => {
  send.mockResolvedValue("made");
  done.mockImplementation((_, refill) => refill({ name: "Next" }));
  render(<KeyForm />);
  await user.click(field("People"));
  await retype("Password", "seven boats");
  await submit();
  expect([field("Name").value, field("Password").value]).toEqual(["Next", "seven boats"]);
  await submit();
  expect(send).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: "Next" }),
    expect.objectContaining({ changed: { expires_at: null } }),
  );
  await retype("Password", "");
  expect(alerts()).toEqual([]);
});

test("fields have names of the schema, and other names do not compile", () => {
  const proof = { schema: "proofBody", send: vi.fn<() => Promise<void>>() } as const;
  const { result } = renderHook(() => useForm({ ...proof, initial: { current_password: "" } }));
  expect(result.current.field("current_password").control.value).toBe("");
  // @ts-expect-error: this form has no such field
  expect(result.current.field("password").control.value).toBe("undefined");
  // @ts-expect-error: the schema has no such field
  renderHook(() => useForm({ ...proof, initial: { password: "" } }));
});
