import { Outlet } from "react-router";
import { SkipLink } from "../ui/skip-link.tsx";

export default function DefaultLayout() {
  return (
    <div data-layout="default">
      <SkipLink />
      <Outlet />
    </div>
  );
}
