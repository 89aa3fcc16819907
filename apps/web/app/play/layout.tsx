import { useEffect } from "react";
import { Outlet } from "react-router";
import { useLanguage } from "../i18n/use-language.ts";
import { leaveWithOthers } from "./client/leave-everywhere.ts";

export { FaultPanel as ErrorBoundary } from "./fault-panel.tsx";

/** The live session: always dark, without navigation. */
export default function ExperienceLayout() {
  const language = useLanguage();
  useEffect(leaveWithOthers, []);
  return (
    <div data-layout="experience" className="dusk min-h-dvh">
      <Outlet key={language} />
    </div>
  );
}
