import { escapeHtml } from "@lantern/contract/escape-html";
import { expect, test } from "vitest";
import { html } from "./html.ts";

test("the template escapes everything that is not HTML already", () => {
  const untrusted = `<a href="x" onclick='y'>&`;
  expect(
    html`<p title="${untrusted}">${html`<b>${untrusted}</b>`}${null}${[html`<i>1</i>`]}</p>`.source,
  ).toBe(`<p title="${escapeHtml(untrusted)}"><b>${escapeHtml(untrusted)}</b><i>1</i></p>`);
  expect(escapeHtml(untrusted)).toBe("&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;");
});
