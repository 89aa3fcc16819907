import { useEffect } from "react";
import { matchPath, useNavigate } from "react-router";
import { ensureCsrf } from "../../../api/csrf.ts";
import { t } from "../../../i18n/index.ts";
import { siteMap } from "../../../site-map.ts";
import { toast } from "../../../ui/toast.ts";
import { endOfSignIn } from "../guard.ts";
import { checkExpiry, checkSession, onSignedOut, shareWithTabs } from "../session.ts";
import { watchAccess } from "../watch.ts";

const dashboard = siteMap.filter((page) => page.layout === "dashboard");
const inDashboard = () => dashboard.some(({ path }) => matchPath(path, location.pathname));
const inExperience = () => location.pathname.startsWith("/experience");

/** Watches the sign-in: its expiry every second, and the server every five minutes. Renders nothing. */
export function AccessWatch() {
  const navigate = useNavigate();
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
      if (inExperience()) return;
      if (left.why === "asked") {
        location.assign("/?logout=true");
        return;
      }
      if (left.why === "deleted") {
        // No page follows and nothing else announces it, so the toast stays until it is closed.
        toast.good(left.title, { description: left.text, timeout: 0 });
        navigate("/login", { replace: true });
        return;
      }
      const outcome = endOfSignIn(location.pathname);
      if (outcome === "ignore") return;
      const { expiredTitle, expired } = t.access.login;
      if (left.why === "refused") toast.bad(t.errors.unauthenticated);
      else if (left.why === "unreadable") toast.bad(left.text);
      // The toast stays, so that a user who returns hours later still sees the reason.
      else toast.bad(expiredTitle, { id: "expired", description: expired, timeout: 0 });
      if (outcome === "leave") navigate("/login");
    });
    ensureCsrf().catch(() => {
      // The first request that needs it tries again and reports the error.
    });
    return () => {
      unwatch();
      unshare();
      unlisten();
    };
  }, [navigate]);
  return null;
}
