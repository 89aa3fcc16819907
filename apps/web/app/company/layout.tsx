import { isCompanyAdmin } from "@lantern/contract/roles";
import {
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
} from "react-router";
import { followLanguage } from "../api/access/account-language.ts";
import { findOnDemand } from "../shell/finder/on-demand.tsx";
import { gate } from "../shell/gate.ts";
import { LiveNotifications } from "../shell/notifications/on-demand.tsx";
import { useHeadingFocus } from "../shell/use-heading-focus.ts";
import { SkipLink } from "../ui/skip-link.tsx";
import { insteadOf, pageAt } from "./pages.ts";
import { NoCompany } from "./shell/no-company.tsx";
import { Sidebar, TabBar, TopBar } from "./shell/sidebar.tsx";
import { useUser } from "./shell/use-user.ts";
import { VerifyNote } from "./shell/verify-note.tsx";

const signedIn = gate("member");

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await signedIn(args);
  if (loaded.user && followLanguage(loaded.user)) {
    location.reload();
    return new Promise<never>(() => {});
  }
  return loaded;
}

/** Every navigation runs the guard again; the user is cached. */
export function shouldRevalidate() {
  return true;
}

/** Layout options of a page: `bare` uses the full width, without navigation. */
interface Handle {
  bare?: boolean;
}

const FindOnDemand = findOnDemand(() => import("./shell/finder.tsx"));

export default function DashboardLayout() {
  const loaded = useLoaderData<typeof loader>();
  const user = useUser() ?? loaded.user;
  const { pathname } = useLocation();
  useHeadingFocus();
  const bare = useMatches().some(({ handle }) => (handle as Handle | undefined)?.bare);
  if (!user) return null;
  const instead = insteadOf(pageAt(pathname), user);
  if (instead === "billing") return <Navigate to="/dashboard/billing" replace />;
  if (bare)
    return (
      <div data-layout="dashboard" className="min-h-dvh">
        <SkipLink />
        <LiveNotifications />
        <FindOnDemand />
        <Outlet />
      </div>
    );
  return (
    <div
      data-layout="dashboard"
      className="min-h-dvh max-md:pb-17 md:grid md:grid-cols-[72px_minmax(0,1fr)] xl:grid-cols-[256px_minmax(0,1fr)]"
    >
      <SkipLink />
      {isCompanyAdmin(user.user_type_id) && <LiveNotifications />}
      <FindOnDemand />
      <Sidebar user={user} />
      <div className="min-w-0">
        <TopBar user={user} />
        {/* The padding keeps the end of the page clear of the help button; a bar at the bottom stays in place. */}
        <main
          id="main"
          className="w-full max-w-302 px-4 pt-5 pb-[calc(68px+env(safe-area-inset-bottom))] has-[[data-bottom-bar='']]:pb-0 max-xl:has-[[data-bottom-bar]]:pb-0 md:px-7 md:pt-7 md:pb-20 xl:px-10 xl:pt-9"
        >
          <VerifyNote user={user} />
          {instead === "no company" ? <NoCompany /> : <Outlet />}
        </main>
      </div>
      <TabBar user={user} />
    </div>
  );
}
