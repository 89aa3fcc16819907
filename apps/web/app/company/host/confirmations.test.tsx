// @vitest-environment happy-dom
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { render, screen, waitFor, within } from "../../../test/render.ts";
import { directory } from "../../play/fixtures/people.ts";
import type { Confirmation } from "./confirmation.ts";
import { Confirmations } from "./confirmations.tsx";
import { HostControlsContext } from "./host-controls.ts";
import { texts } from "./texts.ts";
// The form loads them at its first check, which on a busy machine takes longer than a test waits.
import "../../forms/schemas.ts";

const person = (seat: string) => ({ seat, presence: "here" });
const teams = [
  { id: "north", name: "North", people: [person("s1"), person("s2")] },
  { id: "south", name: "South", people: [person("s3")] },
];

function open(confirmation: Confirmation) {
  const send = vi.fn(async () => ({ ok: true }));
  const onClose = vi.fn();
  const controls = { sessionId: "s", title: "Friday", view: { teams }, directory, now: () => 0, send };
  render(
    <HostControlsContext value={controls as never}>
      <Confirmations confirmation={confirmation} onClose={onClose} />
    </HostControlsContext>,
  );
  return { send, onClose, user: userEvent.setup(), dialog: within(screen.getByRole("dialog")) };
}

test("a message is typed letter by letter, counted, and sent once; an empty one says so", async () => {
  const { send, onClose, user, dialog } = open({ what: "message", team: "north" });
  const button = dialog.getByRole("button", { name: texts.message.send(2) });
  await user.click(button);
  await dialog.findByRole("alert");
  expect(send).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(texts.message.label), "Five more minutes.");
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  expect(dialog.getByText(texts.message.count(18, 160))).toBeDefined();
  await user.dblClick(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: "message",
    team: "north",
    text: "Five more minutes.",
  });
});

test("a move needs a person and a team, and each says so until it is chosen", async () => {
  const { send, onClose, user, dialog } = open({ what: "move", team: "north" });
  const button = dialog.getByRole("button", { name: texts.move.yes });
  await user.click(button);
  expect(await dialog.findAllByRole("alert")).toHaveLength(2);
  await user.click(within(dialog.getByRole("group", { name: texts.move.who })).getAllByRole("radio")[0]!);
  await waitFor(() => expect(dialog.getAllByRole("alert")).toHaveLength(1));
  expect(send).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("radio", { name: /South/ }));
  await user.dblClick(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "move", seat: "s1", team: "south", from: "north" });
});
