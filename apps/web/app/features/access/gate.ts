import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Access } from "../../site-map.ts";
import { redirectFor } from "./guard.ts";
import { mustCompleteProfile } from "./model.ts";
import { currentUser, isLoggingOut } from "./session.ts";

/** A client loader that returns the user, or redirects the visit. */
export function gate(access: Access) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const user = await currentUser();
    const elsewhere = redirectFor({
      access,
      signedIn: user !== null,
      mustCompleteProfile: user !== null && mustCompleteProfile(user),
      loggingOut: isLoggingOut(search),
      path: pathname,
    });
    if (elsewhere) throw redirect(elsewhere);
    return { user };
  };
}
