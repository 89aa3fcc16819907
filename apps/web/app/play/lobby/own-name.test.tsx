// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { render, screen, waitFor } from "../../../test/render.ts";
import { access } from "../../api/participant/access.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
// The form loads them at its first check, which on a busy machine takes longer than a test waits.
import "../../forms/schemas.ts";
import { OwnName } from "./own-name.tsx";

vi.mock("../../api/request.ts", () => ({ request: vi.fn() }));

const ana = { id: "1", first_name: "Anna", last_name: "Ruiz", email: "ana@firm.example", created_at: "" };

// happy-dom has no popovers, which toasts are.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover() {} });
  access.set({ user: ana });
});

test("a first name is corrected, and the last name stays", async () => {
  const texts = t.ownData().name;
  const corrected = { ...ana, first_name: "Ana" };
  vi.mocked(request).mockResolvedValue(corrected as never);
  const onDone = vi.fn();
  const user = userEvent.setup();
  render(<OwnName onDone={onDone} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: texts.label });
  expect([field.value, document.activeElement]).toEqual(["Anna", field]);
  await user.clear(field);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(texts.need)).toBeTruthy();
  expect(vi.mocked(request)).not.toHaveBeenCalled();
  await user.type(field, "Ana{Enter}");
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [, sent] = vi.mocked(request).mock.calls[0]!;
  expect(sent).toMatchObject({ body: { first_name: "Ana", last_name: "Ruiz" } });
  expect(access.get().user).toEqual(corrected);
});
