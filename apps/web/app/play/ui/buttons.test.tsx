import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tool } from "./buttons.tsx";

test("a tool with a badge says its number once", () => {
  const page = renderToStaticMarkup(<Tool label="Chat, 2 new" badge={2} />);
  expect(page).toContain(">2<");
  const spoken = page.replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, "");
  expect(spoken.replaceAll(/<[^>]+>/g, "")).toBe("Chat, 2 new");
});
