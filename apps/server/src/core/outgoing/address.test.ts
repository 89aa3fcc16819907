import { expect, test } from "vitest";
import { isForeignPage } from "./address.ts";

const own = { origin: "https://play.example.com", allowedOrigins: ["https://pages.example.com"] };

test.each([
  ["https://login.northwind.example/authorize?tenant=1", true],
  ["https://login.northwind.example:8443/authorize", true],
  ["https://8.8.8.8/authorize", true],
  ["http://login.northwind.example/authorize", false],
  ["https://play.example.com/login", false],
  ["https://PLAY.example.com./login", false],
  ["https://play.example.com:8443/login", false],
  ["https://pages.example.com/login", false],
  ["https://user:pass@login.northwind.example/", false],
  ["https://localhost/authorize", false],
  ["https://provider.localhost/authorize", false],
  ["https://127.0.0.1/authorize", false],
  ["https://2130706433/authorize", false],
  ["https://[::1]/authorize", false],
  ["https://[::ffff:127.0.0.1]/authorize", false],
  ["javascript:alert(1)//https://login.northwind.example", false],
  ["data:text/html,hello", false],
  ["//login.northwind.example", false],
  ["", false],
])("a browser may be sent to %s: %s", (url, expected) => {
  expect(isForeignPage(url, { ...own, local: false })).toBe(expected);
});

test.each([
  ["http://127.0.0.1:4000/authorize", true],
  ["http://localhost:4000/authorize", true],
  ["http://localhost:3000/login", false],
  ["javascript:alert(1)", false],
])("in local mode a browser may be sent to %s: %s", (url, expected) => {
  const origin = "http://localhost:3000";
  expect(isForeignPage(url, { local: true, origin, allowedOrigins: [] })).toBe(expected);
});
