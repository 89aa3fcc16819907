import { expect, test } from "vitest";
import { nameServices } from "./name-services.ts";

const row = (purpose: string, name: string) =>
  `<tr data-service="${purpose}"><th scope="row">${name}</th><td>for ${purpose}</td></tr>`;
const line = '<p data-no-services="true">None.</p>';
const tableOf = (...rows: string[]) => `<table data-services="true">${rows.join("")}</table>`;
const built = line + tableOf(row("email", "not set"), row("relay", "not set"));

test("a page lists the configured services, each in a row of its kind, as text", () => {
  const services = [
    { purpose: "relay", name: "a.example" },
    { purpose: "relay", name: "<b>.example" },
  ];
  expect(nameServices(built, services)).toBe(
    tableOf(row("relay", "a.example"), row("relay", "&lt;b&gt;.example")),
  );
});

test("without services the page says so, and pages without the list stay as they are", () => {
  expect(nameServices(built, [])).toBe(line);
  const other = "<p>Hello</p><table><tr><th>mail</th></tr></table>";
  expect(nameServices(other, [{ purpose: "email", name: "mail.example" }])).toBe(other);
});
