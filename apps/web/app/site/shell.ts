import { ensureCsrf } from "../api/csrf.ts";
import { readConfig } from "../api/open-config.ts";
import { startReporting } from "../features/reporting/report.ts";
import { watchBuild } from "../features/version/watch-build.ts";
import { moveLoadingBar } from "./loading-bar.ts";

/** What the app's shell does on every page: the loading bar, anti-forgery, error reports, and a look at newer builds. */
export function startShell(): void {
  void startReporting(readConfig().then((config) => config?.error_reports ?? null));
  // A sign-out ends here and leaves no cookie; whatever is sent later fetches it.
  if (!new URLSearchParams(location.search).has("logout"))
    ensureCsrf().catch(() => {
      // The first call that needs it tries again, and says so.
    });
  watchBuild({ inExperience: () => false, onNewBuild: offerReload });
  moveLoadingBar();
}

/** Puts the notice of a newer build into the toast area, in place of an older one. */
function offerReload(): void {
  const area = document.querySelector<HTMLElement>("[data-toasts]");
  const banner = document.querySelector<HTMLTemplateElement>("template[data-new-build]");
  if (!area || !banner) return;
  area.replaceChildren(banner.content.cloneNode(true));
  const [reload, close] = area.querySelectorAll("button");
  reload?.addEventListener("click", () => location.reload());
  close?.addEventListener("click", () => area.replaceChildren());
}
