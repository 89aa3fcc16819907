import { Role } from "@lantern/contract/roles";
import { Outlet, useLoaderData, useSearchParams } from "react-router";
import { currentUser } from "../features/access/session.ts";
import { ConsoleShell } from "../features/console/components/shell.tsx";
import { SkipLink } from "../ui/skip-link.tsx";

/** Nobody is sent away here: each page asks by itself, and in local mode some are for everybody. */
export async function clientLoader() {
  const user = await currentUser();
  return { admin: user?.user_type_id === Role.ADMIN ? user : null };
}

/** The platform's own pages. */
export default function AdminLayout() {
  const { admin } = useLoaderData<typeof clientLoader>();
  const [params] = useSearchParams();
  // A tool's frame holds a whole page of ours, which brings its own landmarks.
  if (params.has("frame")) return <Outlet />;
  return (
    <div data-layout="admin" className="min-h-dvh lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
      <SkipLink />
      <ConsoleShell user={admin} />
      {/* The end of a page can be scrolled out from under the help button. */}
      <main
        id="main"
        className="w-full max-w-302 min-w-0 px-4 pt-5 pb-17 md:px-7 md:pt-7 md:pb-20 xl:px-10 xl:pt-9"
      >
        <Outlet />
      </main>
    </div>
  );
}
