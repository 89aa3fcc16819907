import { useEffect } from "react";
import { checkSession } from "../api/access/session.ts";
import { signOutReason } from "../api/access/sign-out-reason.ts";
import { checkExpiry, onSignedOut, shareWithTabs } from "../api/access/stored-sign-in.ts";
import { watchAccess } from "../api/access/watch.ts";
import { queryClient } from "../api/query-client.ts";
import { toastOnNextPage } from "../ui/next-page-toast.ts";
import { endsWithSignIn } from "./end-of-sign-in.ts";
import { ownPageAt } from "./own-pages.ts";

const inDashboard = () => ownPageAt(location.pathname)?.layout === "dashboard";
const inExperience = () => location.pathname.startsWith("/experience");

/** Watches the sign-in: its expiry every second, and the server every five minutes. Renders nothing. */
export function AccessWatch() {
  useEffect(() => {
    const unwatch = watchAccess({
      checkExpiry,
      checkSession: () => {
        // An authentication error signs the user out elsewhere; a network error does not.
        checkSession().catch(() => undefined);
      },
      inDashboard,
      inExperience,
    });
    const unshare = shareWithTabs();
    const unlisten = onSignedOut((left) => {
      queryClient.clear();
      if (inExperience()) return;
      const reason = signOutReason(left);
      if (!reason) location.assign("/?logout=true");
      else if (left.why === "deleted" || endsWithSignIn(location.pathname)) {
        // The sign-in page is a document of its own.
        toastOnNextPage(reason);
        location.replace("/login");
      }
    });
    return () => {
      unwatch();
      unshare();
      unlisten();
    };
  }, []);
  return null;
}
