import { ensureCsrf } from "../../api/csrf.ts";
import { startReporting } from "../../api/error-reports/report.ts";
import { pageConfig } from "../../api/page-config.ts";
import { watchBuild } from "../../api/watch-build.ts";
import { leavingBar } from "../../ui/leaving-bar.ts";
import { showToast } from "../../ui/toast.ts";

/** What the app's shell does on every page: loading bar, CSRF, error reports, and the check for new builds. */
export function startShell(): void {
  void startReporting(pageConfig().error_reports);
  // A sign-out ends here and leaves no cookies; the next request that needs one fetches it.
  if (!new URLSearchParams(location.search).has("logout"))
    ensureCsrf().catch(() => {
      // The first request that needs it tries again and reports the error.
    });
  watchBuild({ inExperience: () => false, onNewBuild: offerReload });
  leavingBar();
}

/** Shows the message about a new build, whose texts are in the page. */
function offerReload(): void {
  const { heading, text, reload } =
    document.querySelector<HTMLTemplateElement>("template[data-new-build]")?.dataset ?? {};
  if (!heading || !reload) return;
  const actions = [{ label: reload, onClick: () => location.reload() }];
  showToast({ id: "new-build", title: heading, description: text, timeout: 0, actions });
}
