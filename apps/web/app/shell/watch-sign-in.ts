import { checkSession } from "../api/access/session.ts";
import { signOutReason } from "../api/access/sign-out-reason.ts";
import { checkExpiry, onSignedOut, renewToken, shareWithTabs } from "../api/access/stored-sign-in.ts";
import { watchUse } from "../api/access/use.ts";
import { watchAccess } from "../api/access/watch.ts";
import { queryClient } from "../api/query-client.ts";
import { toastOnNextPage } from "../ui/next-page-toast.ts";
import { endsWithSignIn } from "./end-of-sign-in.ts";
import { ownPageAt } from "./own-pages.ts";

const inDashboard = () => ownPageAt(location.pathname)?.layout === "dashboard";
const inExperience = () => location.pathname.startsWith("/experience");

/** An authentication error signs the user out elsewhere; a network error does not. */
const inBackground = (request: () => Promise<void>) => () => void request().catch(() => undefined);

/**
 * Watches the sign-in: its expiry every second, and the server every five minutes. Only use of the page renews the
 * token, so that an unattended dashboard is signed out. Returns a stop function.
 */
export function watchSignIn(): () => void {
  const stops = [
    watchAccess({ checkExpiry, checkSession: inBackground(checkSession), inDashboard, inExperience }),
    watchUse(inBackground(renewToken)),
    shareWithTabs(),
    onSignedOut((left) => {
      queryClient.clear();
      if (inExperience()) return;
      const reason = signOutReason(left);
      if (!reason) location.assign("/?logout=true");
      else if (left.why === "deleted" || endsWithSignIn(location.pathname)) {
        // The sign-in page is a document of its own.
        toastOnNextPage(reason);
        location.replace("/login");
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
