import { redirectFor } from "../api/access/guard.ts";
import { mustCompleteProfile } from "../api/access/model.ts";
import { texts as signInTexts } from "../api/access/sign-in-texts.ts";
import { signOutReason } from "../api/access/sign-out-reason.ts";
import {
  checkExpiry,
  fetchUser,
  isLoggingOut,
  onSignedOut,
  shareWithTabs,
} from "../api/access/stored-sign-in.ts";
import { watchAccess } from "../api/access/watch.ts";
import { ensureCsrf } from "../api/csrf.ts";
import { startReporting } from "../api/error-reports/report.ts";
import { storeRequestedLanguage } from "../api/language-cookie.ts";
import { pageConfig } from "../api/page-config.ts";
import { storageIsRefused } from "../api/storage.ts";
import { isTested } from "../api/test-object.ts";
import { watchBuild } from "../api/watch-build.ts";
import { startHelp } from "../help/start-help.ts";
import { shell } from "../i18n/start/shell.ts";
import { showStoredToast } from "../ui/next-page-toast.ts";
import { showToast } from "../ui/toast.ts";
import { enterAs } from "./go-to.ts";

const never = () => false;

/** What every door of administrators does. */
export function startDoor(): void {
  if (isTested()) void import("./test-hooks.ts");
  storeRequestedLanguage();
  watchPage();
  startCommon();
  if (storageIsRefused()) showToast({ id: "storage", title: signInTexts.storageBlocked, timeout: 0 });
}

/** Ends a sign-in that has expired, and offers a newer build. */
export function watchPage(): void {
  watchAccess({ checkExpiry, checkSession: () => {}, inDashboard: never, inExperience: never });
  checkExpiry();
  shareWithTabs();
  watchBuild({ inExperience: never, onNewBuild: offerReload });
}

/** What every door does: error reports, anti-forgery, and toasts of the page before. */
export function startCommon(): void {
  void startReporting(pageConfig().error_reports);
  ensureCsrf().catch(() => {
    // The first request that needs it tries again and reports the error.
  });
  showStoredToast();
  ignoreSecondClicks();
}

/** A double click on a button must not follow the link of the next state, which stands where the button was. */
function ignoreSecondClicks(): void {
  document.addEventListener("click", (event) => {
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (isLink && event.detail > 1) event.preventDefault();
  });
}

/** A page for people who are not signed in: it says why a sign-in ended, sends signed-in users on, and has help. */
export function startSignInDoor(): void {
  onSignedOut((left) => {
    const reason = signOutReason(left);
    if (reason) showToast(reason);
  });
  startDoor();
  startHelp();
  sendUsersOn().catch(() => {
    // The server did not respond; the page shows that when it is used.
  });
}

async function sendUsersOn(): Promise<void> {
  const user = await fetchUser();
  const elsewhere = redirectFor({
    access: "guest",
    signedIn: user !== null,
    mustCompleteProfile: user !== null && mustCompleteProfile(user),
    needsSecondFactor: user?.needs_second_factor === true,
    loggingOut: isLoggingOut(location.search),
    path: location.pathname,
  });
  if (user && elsewhere) enterAs(user, elsewhere);
}

function offerReload(): void {
  const { title, text, reload } = shell.newBuild;
  const actions = [{ label: reload, onClick: () => location.reload() }];
  showToast({ id: "new-build", title, description: text, timeout: 0, actions });
}
