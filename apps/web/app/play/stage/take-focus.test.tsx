// @vitest-environment happy-dom
import { useRef } from "react";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { useTakeFocus } from "./take-focus.ts";

/** A scene with a control that leaves after its first phase. */
function Scene({ phase }: { phase: "open" | "answers" | "end" }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTakeFocus(heading, phase);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        The gate
      </h2>
      {phase === "open" && <button type="button">Vote</button>}
      <button type="button">Chat</button>
    </>
  );
}

const heading = () => screen.getByRole("heading", { name: "The gate" });
const button = (name: string) => screen.getByRole("button", { name });

test("the heading takes the focus in a phase in which what had it has left, and from nobody else", () => {
  const { rerender } = render(<Scene phase="open" />);
  expect(document.activeElement).toBe(heading());
  button("Vote").focus();
  rerender(<Scene phase="open" />);
  expect(document.activeElement).toBe(button("Vote"));
  rerender(<Scene phase="answers" />);
  expect(document.activeElement).toBe(heading());
  button("Chat").focus();
  rerender(<Scene phase="end" />);
  expect(document.activeElement).toBe(button("Chat"));
});
