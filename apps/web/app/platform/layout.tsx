import { Outlet, useLoaderData, useSearchParams } from "react-router";
import { findOnDemand } from "../shell/finder/on-demand.tsx";
import { LiveNotifications } from "../shell/notifications/on-demand.tsx";
import { useHeadingFocus } from "../shell/use-heading-focus.ts";
import { SkipLink } from "../ui/skip-link.tsx";
import { platformGate } from "./shell/gate.ts";
import { PlatformShell } from "./shell/shell.tsx";

export const loader = platformGate;

/** Every navigation runs the guard again; the user is cached. */
export function shouldRevalidate() {
  return true;
}

const FindOnDemand = findOnDemand(() => import("./shell/finder.tsx"));

/** The pages of the platform's administrators. */
export default function AdminLayout() {
  const { admin } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  useHeadingFocus();
  // A tool's frame contains a full page with its own landmarks.
  if (params.has("frame")) return <Outlet context={admin !== null} />;
  return (
    <div data-layout="admin" className="min-h-dvh lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
      <SkipLink />
      {admin && <LiveNotifications />}
      {admin && <FindOnDemand />}
      <PlatformShell user={admin} />
      {/* The padding keeps the end of the page clear of the help button. */}
      <main
        id="main"
        className="w-full max-w-302 min-w-0 px-4 pt-5 pb-17 md:px-7 md:pt-7 md:pb-20 xl:px-10 xl:pt-9"
      >
        <Outlet context={admin !== null} />
      </main>
    </div>
  );
}
