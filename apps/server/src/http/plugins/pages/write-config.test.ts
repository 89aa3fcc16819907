import type { PageConfig } from "@lantern/contract/page-config";
import { expect, test } from "vitest";
import { writeConfig } from "./write-config.ts";

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
