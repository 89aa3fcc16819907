import { useEffect } from "react";
import { useNavigate } from "react-router";
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
    const unlisten = onSignedOut((why) => {
      if (outside()) return;
      if (why === "asked") location.assign("/?logout=true");
      else if (why === "refused") {
        toast.bad(t.errors.unauthenticated);
        navigate("/login");
      } else navigate("/login", { state: { notice: "expired" } });
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
