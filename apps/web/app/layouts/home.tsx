import { Outlet } from "react-router";
import { SkipLink } from "../ui/skip-link.tsx";

/** Public pages; each brings its own header, because on the home page it lies over the picture. */
export default function HomeLayout() {
  return (
    <div data-layout="home">
      <SkipLink />
      <Outlet />
    </div>
  );
}
