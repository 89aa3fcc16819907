import { Outlet } from "react-router";
import { SkipLink } from "../ui/skip-link.tsx";

/** Public pages. Each has its own header, because the home page's lies over the picture. */
export default function HomeLayout() {
  return (
    <div data-layout="home">
      <SkipLink />
      <Outlet />
    </div>
  );
}
