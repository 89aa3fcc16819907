import { lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { useLanguage } from "../i18n/use-language.ts";
import { withTexts } from "../i18n/with-texts.ts";
import { leaveWithOthers } from "./client/leave-everywhere.ts";
import { untilLoaded } from "./client/until-loaded.ts";

/** A page rarely fails, so what it shows then loads when it does. */
const FaultPanel = lazy(() => untilLoaded(() => withTexts(["fault"], () => import("./fault-panel.tsx"))));

export function ErrorBoundary() {
  return (
    <Suspense>
      <FaultPanel />
    </Suspense>
  );
}

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
