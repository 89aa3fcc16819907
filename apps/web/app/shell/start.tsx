import { directionOf } from "@lantern/contract/languages";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { ensureCsrf } from "../api/csrf.ts";
import { startReporting } from "../api/error-reports/report.ts";
import { pageConfig } from "../api/page-config.ts";
import { isTested } from "../api/test-object.ts";
import { language, onLanguage } from "../i18n/current.ts";
import { guardChunks } from "./reload-guard.ts";
import { surviveTranslation } from "./translated-page.ts";
import "../ui/styles/app.css";

/**
 * What an application does before it draws anything.
 *
 * @param destination the path of a pending navigation, if any
 */
export function prepare(destination: () => string | null = () => null): void {
  void startReporting(pageConfig().error_reports);
  ensureCsrf().catch(() => {
    // The first request that needs it tries again and reports the error.
  });
  if (isTested()) void import("./test-hooks.ts");
  guardChunks(destination);
  onLanguage(() => {
    document.documentElement.lang = language();
    document.documentElement.dir = directionOf(language());
  });
}

/** Draws an application into its document. In a browser that is too old for it, the document's note stays. */
export function draw(content: ReactNode): void {
  const root = document.getElementById("app");
  if (!root || !CSS.supports("selector(:popover-open)")) return;
  surviveTranslation();
  createRoot(root).render(content);
}
