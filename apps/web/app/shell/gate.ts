import { type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import { redirectFor } from "../api/access/guard.ts";
import { mustCompleteProfile } from "../api/access/model.ts";
import { currentUser } from "../api/access/session.ts";
import { signOutReason } from "../api/access/sign-out-reason.ts";
import { isLoggingOut, takeMissed } from "../api/access/stored-sign-in.ts";
import type { Access } from "../site-map/page.ts";
import { toastOnNextPage } from "../ui/next-page-toast.ts";

/** A loader that returns the user, or redirects the visit. */
export function gate(access: Access) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const user = await currentUser();
    const elsewhere = redirectFor({
      access,
      signedIn: user !== null,
      mustCompleteProfile: user !== null && mustCompleteProfile(user),
      needsSecondFactor: user?.needs_second_factor === true,
      loggingOut: isLoggingOut(search),
      path: pathname,
    });
    if (elsewhere === "/login") throw toSignIn();
    if (elsewhere) throw redirect(elsewhere);
    return { user };
  };
}

/** The sign-in page is a document of its own, and says why a sign-in has ended. */
function toSignIn(): Response {
  const left = takeMissed();
  const reason = left && signOutReason(left);
  if (reason) toastOnNextPage(reason);
  return redirectDocument("/login");
}
