import { expect, test } from "vitest";
import { wordingsIn } from "./journey-texts.mjs";

const wordings = (source) => wordingsIn("a.spec.ts", source).map(({ text }) => text);

test("a wording in a finder or an expectation is refused", () => {
  expect(wordings('page.getByText("Saved")')).toEqual(['"Saved"']);
  expect(wordings("\npage.getByLabel(/^Name/)")).toEqual(["/^Name/"]);
  expect(wordings('page.getByRole("button", { exact: true, name: "Save" })')).toEqual(['"Save"']);
  expect(wordings("page.getByRole('row').filter({ hasText: `$" + "{name} saved` })")).toEqual([
    "`$" + "{name} saved`",
  ]);
  expect(wordings('expect(page).toHaveTitle("Home")')).toEqual(['"Home"']);
  expect(wordings('expect(link).toHaveAttribute("title", "Home")')).toEqual(['"Home"']);
  expect(wordings('expect(link).toHaveAttribute("href", "/home")')).toEqual([]);
  expect(wordings('expect(names).toHaveText(["One", two, isThird ? "Three" : four])')).toEqual([
    '"One"',
    '"Three"',
  ]);
  expect(wordingsIn("a.spec.ts", '\npage.getByText("Saved")')).toMatchObject([{ line: 2 }]);
});

test("a wording is refused where a function of the file passes it on", () => {
  const sources = [
    "const button = (name: string) => page.getByRole('button', { name }); button('Save')",
    "async function press(page: Page, name = '') { await button(page, name) } press(page, 'Save');" +
      "const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });",
  ];
  for (const source of sources) expect(wordings(source)).toEqual(["'Save'"]);
});

test("a wording is refused in a selector, and where it is compared with what an element says", () => {
  for (const selector of [
    "'text=Save'",
    "'button:has-text(\"Save\")'",
    "'[aria-label=\"Save\"]'",
    '`li:text-is("$' + '{name} saved")`',
  ])
    expect(wordings(`page.locator(${selector}).click()`)).toEqual([selector]);
  for (const comparison of [
    "expect(await row.innerText()).toBe('Saved')",
    "expect((await row.textContent())?.trim()).toEqual('Saved')",
    "expect.poll(() => row.innerText()).toContain('Saved')",
    "buttons.find((button) => button.textContent === 'Saved')",
    "if ((await page.title()) !== 'Saved') stop()",
  ])
    expect(wordings(comparison)).toEqual(["'Saved'"]);
  expect(wordings("expect(await row.innerText()).toBe(before); page.locator('main li:has(button)')")).toEqual(
    [],
  );
});

test("a variable is refused when it has a text of the product", () => {
  const source = "const name = 'Save'; const person = 'Ana'; page.getByText(name); page.getByText(person)";
  expect(wordingsIn("a.spec.ts", source, new Set(["Save"])).map(({ text }) => text)).toEqual(["'Save'"]);
});

test("keys, data in variables, marked wordings, and what has no letters are allowed", () => {
  for (const text of [
    "keysTexts.save",
    "like(texts.of)",
    "title",
    "wording('Proof')",
    "`$" + "{first} $" + "{last}`",
  ])
    expect(wordings(`page.getByText(${text})`)).toEqual([]);
  for (const text of ["'$228'", "/^52 /", "/^\\d+ [a-f]$/"])
    expect(wordings(`page.getByText(${text})`)).toEqual([]);
  expect(wordings("page.locator('main', { has: page.locator('h1') }).fill('Ana')")).toEqual([]);
});
