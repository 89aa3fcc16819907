import type { PageConfig } from "@lantern/contract/page-config";
import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { testSite } from "../../../test/site.ts";
import { pages } from "./pages.ts";

const { root, write, remove } = testSite();
afterAll(remove);

const config: PageConfig = {
  api: "https://api.example.com",
  local: false,
  build: "abc",
  version: { app: "0.1.0", commit: "d47d6a02c1b3" },
  public_url: "https://play.example.com",
  intercom_app_id: null,
  error_reports: null,
  operator: { name: null, address: null, vat: null, support_email: "desk@example.com" },
  providers: [],
};
const configIn = (body: string): PageConfig =>
  JSON.parse(
    /<script type="application\/json" id="lantern-config">(.*?)<\/script>/.exec(body)?.[1] ?? "null",
  );

test("[C01] every page has the current configuration, and keeps its policy", async () => {
  for (const name of ["terms/index.html", "404/index.html", "company.html"])
    write(name, "<html><head><title>t</title></head><h1>Oops</h1></html>");
  let current: PageConfig | null = config;
  let isSilent = false;
  const configured = Fastify();
  const read = async () => {
    if (isSilent) return new Promise<PageConfig>(() => {});
    if (!current) throw new Error("the database is away");
    return current;
  };
  await configured.register(pages, { root, config: read });
  for (const url of ["/terms", "/dashboard/sessions/7", "/nope"]) {
    const { body, headers } = await configured.inject(url);
    expect(configIn(body), url).toEqual(config);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  }
  const etag = String((await configured.inject("/terms")).headers.etag);
  const again = () => configured.inject({ url: "/terms", headers: { "if-none-match": etag } });
  expect((await again()).statusCode).toBe(304);
  current = { ...config, operator: { ...config.operator, support_email: "help@example.com" } };
  expect(configIn((await again()).body).operator.support_email).toBe("help@example.com");
  current = null;
  const { statusCode, body } = await configured.inject("/terms");
  expect([statusCode, configIn(body).operator.support_email]).toEqual([200, "help@example.com"]);
  isSilent = true;
  const unread = await configured.inject("/terms");
  expect([unread.statusCode, configIn(unread.body).build]).toEqual([200, "abc"]);
  await configured.close();
});
