import { useEffect } from "react";
import { Outlet } from "react-router";
import { leaveWithOthers } from "../live/client/leave-everywhere.ts";

/** The live hour: always dusk, no navigation. */
export default function ExperienceLayout() {
  useEffect(leaveWithOthers, []);
  return (
    <div data-layout="experience" className="dusk min-h-dvh">
      <Outlet />
    </div>
  );
}
