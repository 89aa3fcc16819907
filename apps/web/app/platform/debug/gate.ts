import { Role } from "@lantern/contract/roles";
import type { LoaderFunctionArgs } from "react-router";
import { currentUser } from "../../api/access/session.ts";
import { pageConfig } from "../../api/page-config.ts";
import { t } from "../../i18n/index.ts";
import { PageError } from "../../shell/page-error.ts";

/** For the platform's administrators, and for everybody in local mode. Requests to the server still need an ADMIN. */
export async function debugGate({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const { local } = pageConfig();
  const isAdmin = (await currentUser())?.user_type_id === Role.ADMIN;
  if (!local && !isAdmin) throw new PageError(404, t.errors().screen.pageNotFound(pathname));
  return { isAdmin };
}
