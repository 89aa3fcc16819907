import type { SocialOffer } from "@lantern/contract/http";
import type { PageConfig } from "@lantern/contract/page-config";
import { expect, test } from "vitest";
import { nameOperator, nameServices, showOffers, writeConfig } from "./complete-page.ts";

const page =
  '<dd><span data-operator="name">not set</span></dd><dd><span data-operator="vat">not set</span></dd>';

test("pages name the operator of the installation, as text and only as far as it is configured", () => {
  const operator = { name: "Lamp & <b>Sons</b>", address: null, vat: null, support: null };
  expect(nameOperator(page, operator)).toBe(
    '<dd><span data-operator="name">Lamp &amp; &lt;b&gt;Sons&lt;/b&gt;</span></dd><dd><span data-operator="vat">not set</span></dd>',
  );
  expect(nameOperator(page, null)).toBe(page);
});

const row = (purpose: string, name: string) =>
  `<tr data-service="${purpose}" class="border-b"><th scope="row">${name}</th><td>for ${purpose}</td></tr>`;
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

const withOffers =
  '<fieldset data-offer="any" hidden=""><button data-offer="google" hidden="" class="x">G</button>' +
  '<button data-offer="linkedin" hidden="">L</button><p data-offer="local" hidden="">note</p></fieldset>';
const offer = (provider: SocialOffer["provider"], local: boolean): SocialOffer => ({
  provider,
  local,
  client_id: "c",
  authorize_url: "https://idp.example/auth",
  response_type: "code",
  scope: "openid",
});

test("a page shows the configured providers, and the note only with stand-ins", () => {
  expect(showOffers(withOffers, [offer("google", false)])).toBe(
    '<fieldset data-offer="any"><button data-offer="google" class="x">G</button>' +
      '<button data-offer="linkedin" hidden="">L</button><p data-offer="local" hidden="">note</p></fieldset>',
  );
  expect(showOffers(withOffers, [offer("linkedin", true)])).toContain('<p data-offer="local">');
});

test("without a provider everything stays hidden", () => {
  expect(showOffers(withOffers, [])).toBe(withOffers);
});

const config: PageConfig = {
  api: "",
  local: false,
  build: "abc",
  version: { app: "0.1.0", commit: null },
  public_url: "https://play.example.com",
  intercom_app_id: null,
  error_reports: null,
  operator: {
    name: "</script><script>alert(1)</script><!-- $& $1",
    address: null,
    vat: null,
    support_email: null,
  },
  providers: [],
};

test("a page gets the configuration as JSON that cannot end its element, and reads the same back", () => {
  const html = writeConfig("<html><head><title>t</title></head><body></body></html>", config);
  const [, json = ""] =
    /<script type="application\/json" id="lantern-config">(.*?)<\/script><\/head><body>/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(config);
});

test("a text that is no page stays as it is", () => {
  expect(writeConfig("<loc>/</loc>", config)).toBe("<loc>/</loc>");
});
