import { Outlet } from "react-router";

/** The live hour: always dusk, no navigation. */
export default function ExperienceLayout() {
  return (
    <div data-layout="experience" className="dusk min-h-dvh">
      <Outlet />
    </div>
  );
}
