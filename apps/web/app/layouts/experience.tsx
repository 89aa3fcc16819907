import { useEffect } from "react";
import { Outlet } from "react-router";
import { speak, useLanguage } from "../i18n/speak.ts";
import { leaveWithOthers } from "../live/client/leave-everywhere.ts";
import { pageLanguage } from "../live/join/page-language.ts";

/** Before anything is drawn, so that nobody sees a language change under their eyes. */
export async function clientLoader({ request }: { request: Request }) {
  await speak(await pageLanguage(new URL(request.url)));
  return null;
}

/** The live hour: always dusk, no navigation. Everywhere else is English. */
export default function ExperienceLayout() {
  const language = useLanguage();
  useEffect(leaveWithOthers, []);
  useEffect(() => () => void speak("en"), []);
  return (
    <div data-layout="experience" className="dusk min-h-dvh">
      <Outlet key={language} />
    </div>
  );
}
