import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/error.ts";

/** State and refs of the one component that is rendered here, in the order of the hook's calls. */
const cells: unknown[] = [];
let cell = 0;
vi.mock("react", () => ({
  useState(first: unknown) {
    const at = cell++;
    if (!(at in cells)) cells[at] = first;
    const set = (next: unknown) => {
      cells[at] = typeof next === "function" ? next(cells[at]) : next;
    };
    return [cells[at], set];
  },
  useRef(first: unknown) {
    const at = cell++;
    cells[at] ??= { current: first };
    return cells[at];
  },
}));
vi.mock("../ui/toast.ts", () => ({ toast: { bad: vi.fn() } }));
const { toast } = await import("../ui/toast.ts");
const { FieldErrors, useForm } = await import("./use-form.ts");
// A form loads them at its first check, which on a busy machine takes longer than a test waits.
await import("./schemas.ts");

const focused: string[] = [];
const values: Record<string, string> = {};
const field = (name: string) => ({ name, type: "text", focus: () => focused.push(name) });
const fields = [field("password"), field("password_confirmation")];
const form = {
  elements: Object.assign(fields, {
    namedItem: (name: string) => fields.find((each) => each.name === name) ?? null,
  }),
} as unknown as HTMLFormElement;
const send = vi.fn<() => Promise<string>>();
const done = vi.fn();
const read = vi.fn(() => ({ ...values }));

function useRendered() {
  cell = 0;
  return useForm({ schema: "passwordBody", read, send, done });
}
const render = useRendered;
const event = { preventDefault() {}, stopPropagation() {}, currentTarget: form };
const submit = () => render().props.onSubmit(event as never);
const input = (name: string) => render().props.onInput({ currentTarget: form, target: { name } } as never);
const settled = () => vi.waitFor(() => expect(render().busy).toBe(false));

beforeEach(() => {
  cells.length = 0;
  focused.length = 0;
  vi.clearAllMocks();
  const password = "seven boats home";
  Object.assign(values, { current_password: "old", password, password_confirmation: password });
});

test("it sends once, however often it is pressed, and calls done with the response", async () => {
  let respond = (_: string) => {};
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  submit();
  submit();
  expect(render().busy).toBe(true);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  respond("saved");
  await settled();
  expect(done).toHaveBeenCalledExactlyOnceWith("saved", form);
  expect(send).toHaveBeenCalledOnce();
});

test("what the schema rejects is not sent; the first bad field gets the focus", async () => {
  Object.assign(values, { password: "x", password_confirmation: "y" });
  submit();
  await settled();
  expect(send).not.toHaveBeenCalled();
  expect(render().errors.password).toMatch(/\w/);
  expect(focused).toEqual(["password"]);
});

test("after a first try a field is checked whenever it changes, not before", async () => {
  values.password = "x";
  input("password");
  expect(read).not.toHaveBeenCalled();
  submit();
  await settled();
  values.password = "seven boats home";
  input("password");
  await vi.waitFor(() => expect(render().errors.password).toBeUndefined());
});

test("an error disappears when a change of another field mends it", async () => {
  values.password_confirmation = "another one";
  submit();
  await settled();
  expect(render().errors.password_confirmation).toMatch(/\w/);
  values.password = "another one";
  input("password");
  await vi.waitFor(() => expect(render().errors.password_confirmation).toBeUndefined());
});

test("the server's errors are at their fields, the rest above the button", async () => {
  const text = "The provided password is too common.";
  send.mockRejectedValueOnce(new ApiError(422, "REQUEST_001", "Wrong.", { password: [text] }));
  submit();
  await settled();
  expect(render()).toMatchObject({ errors: { password: text }, failure: null });
  expect(focused).toEqual(["password"]);
  expect(toast.bad).toHaveBeenCalledOnce();

  send.mockRejectedValueOnce(new Error("The server is away"));
  submit();
  await settled();
  expect(render()).toMatchObject({ errors: {}, failure: "The server is away" });
  expect(done).not.toHaveBeenCalled();
});

test("the sender itself may reject a field", async () => {
  send.mockRejectedValueOnce(new FieldErrors({ password_confirmation: "Not possible" }));
  submit();
  await settled();
  expect(render()).toMatchObject({ errors: { password_confirmation: "Not possible" }, failure: null });
  expect(focused).toEqual(["password_confirmation"]);
});

test("an error of the server stays at its field while another field changes", async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, "USER_012", "", { password: ["Too common"], password_confirmation: ["Not the same"] }),
  );
  submit();
  await settled();
  expect(render().errors).toEqual({ password: "Too common", password_confirmation: "Not the same" });
  input("password_confirmation");
  await vi.waitFor(() => expect(render().errors.password_confirmation).toBeUndefined());
  expect(render().errors.password).toBe("Too common");
  input("password");
  await vi.waitFor(() => expect(render().errors.password).toBeUndefined());
});
