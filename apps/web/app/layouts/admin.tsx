import { Outlet } from "react-router";
import { SkipLink } from "../ui/skip-link.tsx";

/** The platform's own pages: plain, wide, for people who know what they look for. */
export default function AdminLayout() {
  return (
    <div data-layout="admin" className="min-h-dvh">
      <SkipLink />
      <main id="main" className="mx-auto max-w-302 px-4 py-8 md:px-8">
        <Outlet />
      </main>
    </div>
  );
}
