import { type PageConfig, pageConfigId } from "@lantern/contract/page-config";

/** For a page without its server: at build time, and in tests. */
const none: PageConfig = {
  api: "",
  local: false,
  build: "",
  version: { app: "", commit: null },
  public_url: "",
  intercom_app_id: null,
  error_reports: null,
  operator: { name: null, address: null, vat: null, support_email: null },
  providers: [],
};

let parsed = { text: "", config: none };

/** The configuration that the page server has written into this page. */
export function pageConfig(): PageConfig {
  if (typeof document === "undefined") return none;
  const text = document.querySelector(`#${pageConfigId}`)?.textContent ?? "";
  if (text !== parsed.text) parsed = { text, config: { ...none, ...JSON.parse(text || "{}") } };
  return parsed.config;
}
