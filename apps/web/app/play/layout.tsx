import { useEffect } from "react";
import { Outlet } from "react-router";
import { speak, useLanguage } from "../i18n/speak.ts";
import { leaveWithOthers } from "./client/leave-everywhere.ts";
import { pageLanguage } from "./client/page-language.ts";

/** Runs before anything is rendered, so that the language never changes visibly. */
export async function loader({ request }: { request: Request }) {
  await speak(await pageLanguage(new URL(request.url)));
  return null;
}

/** The live session: always dark, without navigation. Other pages are English. */
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
