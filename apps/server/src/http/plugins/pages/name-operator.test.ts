import { expect, test } from "vitest";
import { nameOperator } from "./name-operator.ts";

const page =
  '<dd><span data-operator="name">not set</span></dd><dd><span data-operator="vat">not set</span></dd>';

test("pages name the operator of the installation, as text and only as far as it is configured", () => {
  const operator = { name: "Lamp & <b>Sons</b>", address: null, vat: null, support: null };
  expect(nameOperator(page, operator)).toBe(
    '<dd><span data-operator="name">Lamp &amp; &lt;b&gt;Sons&lt;/b&gt;</span></dd><dd><span data-operator="vat">not set</span></dd>',
  );
  expect(nameOperator(page, null)).toBe(page);
});
