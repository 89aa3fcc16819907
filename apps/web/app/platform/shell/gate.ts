import { Role } from "@lantern/contract/roles";
import type { LoaderFunctionArgs } from "react-router";
import { t } from "../../i18n/index.ts";
import { gate } from "../../shell/gate.ts";
import { PageError } from "../../shell/page-error.ts";

const signedIn = gate("admin");

/**
 * Lets only an ADMIN through. A visitor who is not signed in goes to the sign-in; for others the page does not exist.
 */
export async function consoleGate(args: LoaderFunctionArgs) {
  const { user } = await signedIn(args);
  if (user?.user_type_id !== Role.ADMIN)
    throw new PageError(404, t.errors().screen.pageNotFound(new URL(args.request.url).pathname));
  return { user };
}
