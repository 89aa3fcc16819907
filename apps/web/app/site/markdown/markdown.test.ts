import { expect, test } from "vitest";
import { slugOf } from "../../i18n/slug.ts";
import { frontMatter, renderMarkdown } from "./markdown.ts";

test("second-level headings get an anchor", () => {
  const { html, headings } = renderMarkdown("## What is a *credit*?\n\nOne seat.");
  expect(headings).toEqual([{ id: "what-is-a-credit", text: "What is a credit?" }]);
  expect(html).toBe('<h2 id="what-is-a-credit">What is a <em>credit</em>?</h2>\n<p>One seat.</p>\n');
});

test("markup in a text is shown, not passed on", () => {
  const { html } = renderMarkdown("<script>bad()</script>\n\nA <b onclick=x>line</b>.");
  expect(html).not.toMatch(/<(script|b)\b/);
  expect(html).toContain("&lt;script&gt;");
});

test("anchors are plain words", () => {
  expect(slugOf("Can’t I come? 5 minutes – yes!")).toBe("cant-i-come-5-minutes-yes");
});

test("the head of a file is names and values", () => {
  const { fields, text } = frontMatter("---\ntitle: For IT: the list\norder: 4\n---\nText");
  expect(fields).toEqual({ title: "For IT: the list", order: "4" });
  expect(text).toBe("Text");
});
