// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { render, screen, waitFor } from "../../test/render.ts";
import { ApiError } from "../api/error.ts";
import { Field, FieldError } from "../ui/field.tsx";
import { Input } from "../ui/input.tsx";
import { toast } from "../ui/toast.ts";
import { FieldErrors, fieldsOf, useForm } from "./use-form.ts";
// A form loads them at its first check, which on a busy machine takes longer than a test waits.
import "./schemas.ts";

// The toast area needs a browser that has popovers.
vi.mock("../ui/toast.ts", () => ({ toast: { bad: vi.fn() } }));

const send = vi.fn<() => Promise<string>>();
const done = vi.fn();
const read = vi.fn(fieldsOf);

function PasswordForm() {
  const { props, errors, failure, busy } = useForm({ schema: "passwordBody", read, send, done });
  return (
    <form {...props} aria-label="Password">
      <Field label="New" error={errors.password}>
        <Input name="password" type="password" />
      </Field>
      <Field label="Again" error={errors.password_confirmation}>
        <Input name="password_confirmation" type="password" />
      </Field>
      {failure && <FieldError>{failure}</FieldError>}
      <button type="submit" aria-busy={busy}>
        Change
      </button>
    </form>
  );
}

const good = "seven boats home";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** What is said at a field. */
const errorAt = (label: string) => {
  const described = field(label).getAttribute("aria-describedby");
  return described && document.getElementById(described)?.textContent;
};
const button = () => screen.getByRole("button", { name: "Change" });
const settled = () => waitFor(() => expect(button().getAttribute("aria-busy")).toBe("false"));

let user: ReturnType<typeof userEvent.setup>;

/** A form with these passwords, typed letter by letter. */
async function open(password: string, again: string) {
  render(<PasswordForm />);
  await user.type(field("New"), password);
  await user.type(field("Again"), again);
}

/** Replaces what a field has, letter by letter. */
async function retype(label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

async function submit() {
  await user.click(button());
  await settled();
}

beforeEach(() => {
  vi.clearAllMocks();
  user = userEvent.setup();
});

test("Enter sends once, however often it is pressed, and done is called with the response", async () => {
  let respond = (_: string) => {};
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await open(good, good);
  await user.keyboard("{Enter}{Enter}");
  await user.click(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  await waitFor(() => expect(send).toHaveBeenCalled());
  respond("saved");
  await settled();
  expect(done).toHaveBeenCalledExactlyOnceWith("saved", screen.getByRole("form"));
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { password: good, password_confirmation: good },
    screen.getByRole("form"),
  );
});

test("what the schema rejects is not sent; the first bad field gets the focus", async () => {
  await open("x", "y");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(errorAt("New")).toMatch(/\w/);
  expect(document.activeElement).toBe(field("New"));
});

test("after a first try a field is checked at every letter, not before", async () => {
  await open("x", good);
  expect(read).not.toHaveBeenCalled();
  expect(errorAt("New")).toBeNull();
  await submit();
  expect(errorAt("New")).toMatch(/\w/);
  await retype("New", good);
  await waitFor(() => expect(errorAt("New")).toBeNull());
  await retype("New", "y");
  await waitFor(() => expect(errorAt("New")).toMatch(/\w/));
});

test("an error disappears when a change of another field mends it", async () => {
  await open(good, "another one");
  await submit();
  expect(errorAt("Again")).toMatch(/\w/);
  await retype("New", "another one");
  await waitFor(() => expect(errorAt("Again")).toBeNull());
});

test("the server's errors are at their fields, the rest above the button", async () => {
  const text = "The provided password is too common.";
  send.mockRejectedValueOnce(new ApiError(422, "REQUEST_001", "Wrong.", { password: [text] }));
  await open(good, good);
  await submit();
  expect(errorAt("New")).toBe(text);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(document.activeElement).toBe(field("New"));
  expect(toast.bad).toHaveBeenCalledOnce();

  send.mockRejectedValueOnce(new Error("The server is away"));
  await submit();
  expect(errorAt("New")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("The server is away");
  expect(done).not.toHaveBeenCalled();
});

test("the sender itself may reject a field", async () => {
  send.mockRejectedValueOnce(new FieldErrors({ password_confirmation: "Not possible" }));
  await open(good, good);
  await submit();
  expect(errorAt("Again")).toBe("Not possible");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(document.activeElement).toBe(field("Again"));
});

test("an error of the server stays at its field while another field is edited letter by letter", async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, "USER_012", "", { password: ["Too common"], password_confirmation: ["Not the same"] }),
  );
  await open(good, good);
  await submit();
  expect([errorAt("New"), errorAt("Again")]).toEqual(["Too common", "Not the same"]);
  await retype("Again", good);
  await waitFor(() => expect(errorAt("Again")).toBeNull());
  expect(errorAt("New")).toBe("Too common");
  await retype("New", good);
  await waitFor(() => expect(errorAt("New")).toBeNull());
});
