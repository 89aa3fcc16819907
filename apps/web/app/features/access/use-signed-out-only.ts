import { useEffect } from "react";
import { useNavigate } from "react-router";
import { redirectFor } from "./guard.ts";
import { mustCompleteProfile } from "./model.ts";
import { currentUser, isLoggingOut } from "./session.ts";

/** For prerendered sign-in pages: redirects users who are already signed in. */
export function useSignedOutOnly(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let here = true;
    currentUser()
      .then((user) => {
        const elsewhere = redirectFor({
          access: "guest",
          signedIn: user !== null,
          mustCompleteProfile: user !== null && mustCompleteProfile(user),
          loggingOut: isLoggingOut(location.search),
          path: location.pathname,
        });
        if (here && elsewhere) navigate(elsewhere, { replace: true });
      })
      .catch(() => {
        // The server did not respond; the page shows that when it is used.
      });
    return () => {
      here = false;
    };
  }, [navigate]);
}
