import { useEffect } from "react";
import { useNavigate } from "react-router";
import { redirectFor } from "./guard.ts";
import { mustCompleteProfile } from "./model.ts";
import { currentUser, isLoggingOut } from "./session.ts";

/** For pages that are built to files: sends those who are signed in already to where they belong. */
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
        // No answer from the server: the page itself will say so when it is used.
      });
    return () => {
      here = false;
    };
  }, [navigate]);
}
