import { act, type RefObject } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { FakeDocument } from "../../../test/fake-document.ts";
import { useTakeFocus } from "./take-focus.ts";

class FocusDocument extends FakeDocument {
  readonly body = {};
  override activeElement: object = {};
}
const document = new FocusDocument();
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", document);
vi.stubGlobal("HTMLIFrameElement", class {});

function Heading({ phase, to }: { phase: string; to: RefObject<HTMLElement | null> }) {
  useTakeFocus(to, phase);
  return null;
}

test("the heading takes the focus in a phase in which what had it has left, and from nobody else", async () => {
  const focus = vi.fn();
  const to = { current: { focus } as unknown as HTMLElement };
  const root = createRoot(document.createElement("div") as never);
  const draw = (phase: string) => act(async () => root.render(<Heading phase={phase} to={to} />));
  await draw("open");
  expect(focus).not.toHaveBeenCalled();
  document.activeElement = document.body;
  await draw("answers");
  expect(focus).toHaveBeenCalledOnce();
});
