import { Role } from "@lantern/contract/roles";
import type { LoaderFunctionArgs } from "react-router";
import { currentUser } from "../../api/access/session.ts";
import { pageConfig } from "../../api/page-config.ts";
import { t } from "../../i18n/index.ts";
import { gate } from "../../shell/gate.ts";
import { PageError } from "../../shell/page-error.ts";
import { isTool } from "../pages.ts";

const signedIn = gate("admin");

/**
 * Lets only an ADMIN through, and in local mode everybody to the tools. A visitor of the console who is not signed in
 * goes to the sign-in; for others the page does not exist.
 */
export async function platformGate(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const tool = isTool(pathname);
  const user = tool ? await currentUser() : (await signedIn(args)).user;
  const admin = user?.user_type_id === Role.ADMIN ? user : null;
  if (!admin && !(tool && pageConfig().local))
    throw new PageError(404, t.errors().screen.pageNotFound(pathname));
  return { admin };
}
