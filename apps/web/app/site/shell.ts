import { ensureCsrf } from "../api/csrf.ts";
import { pageConfig } from "../api/page-config.ts";
import { startReporting } from "../features/reporting/report.ts";
import { watchBuild } from "../features/version/watch-build.ts";
import { moveLoadingBar } from "./loading-bar.ts";

/** What the app's shell does on every page: loading bar, CSRF, error reports, and the check for new builds. */
export function startShell(): void {
  void startReporting(pageConfig().error_reports);
  // A sign-out ends here and leaves no cookies; the next request that needs one fetches it.
  if (!new URLSearchParams(location.search).has("logout"))
    ensureCsrf().catch(() => {
      // The first request that needs it tries again and reports the error.
    });
  watchBuild({ inExperience: () => false, onNewBuild: offerReload });
  moveLoadingBar();
}

/** Puts the message about a new build into the toast area, replacing an older one. */
function offerReload(): void {
  const area = document.querySelector<HTMLElement>("[data-toasts]");
  const banner = document.querySelector<HTMLTemplateElement>("template[data-new-build]");
  if (!area || !banner) return;
  area.replaceChildren(banner.content.cloneNode(true));
  const [reload, close] = area.querySelectorAll("button");
  reload?.addEventListener("click", () => location.reload());
  close?.addEventListener("click", () => area.replaceChildren());
}
