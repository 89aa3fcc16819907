import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ensureCsrf } from "../../../api/csrf.ts";
import { t } from "../../../i18n/index.ts";
import { toast } from "../../../ui/toast.tsx";
import { checkExpiry, checkSession, onSignedOut, shareWithTabs } from "../session.ts";

const expiryEvery = 1_000;
const sessionEvery = 300_000;

/** Keeps an eye on the sign-in: the clock every second, the server every five minutes. Draws nothing. */
export function AccessWatch() {
  const navigate = useNavigate();
  useEffect(() => {
    const outside = () => location.pathname.startsWith("/experience");
    const clock = setInterval(() => !outside() && checkExpiry(), expiryEvery);
    const background = setInterval(() => {
      if (!location.pathname.startsWith("/dashboard")) return;
      // A refusal signs out by itself; a lost line is no reason to.
      checkSession().catch(() => undefined);
    }, sessionEvery);
    const unshare = shareWithTabs();
    const unlisten = onSignedOut((left) => {
      if (outside()) return;
      if (left.why === "asked") {
        location.assign("/?logout=true");
        return;
      }
      const { expiredTitle, expired } = t.access.login;
      if (left.why === "refused") toast.bad(t.errors.unauthenticated);
      else if (left.why === "unreadable") toast.bad(left.text);
      // Whoever has been away for hours should still find the reason.
      else toast.bad(expiredTitle, { id: "expired", description: expired, timeout: 0 });
      navigate("/login");
    });
    ensureCsrf().catch(() => {
      // The first call that needs it tries again, and says so.
    });
    return () => {
      clearInterval(clock);
      clearInterval(background);
      unshare();
      unlisten();
    };
  }, [navigate]);
  return null;
}
