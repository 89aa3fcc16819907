import { useEffect } from "react";
import { watchBuild } from "../api/watch-build.ts";
import { t } from "../i18n/index.ts";
import { showToast } from "../ui/toast.ts";
import { followRules } from "./follow-rules.ts";

const texts = () => t.shell().newBuild;
const inExperience = () => location.pathname.startsWith("/experience");

function offerReload(): void {
  showToast({
    id: "new-build",
    title: texts().title,
    description: texts().text,
    timeout: 0,
    actions: [{ label: texts().reload, onClick: () => location.reload() }],
  });
}

/** Compares the page's build with the server's. Renders only the message about a new build. */
export function BuildWatch() {
  useEffect(() => {
    const stops = [followRules(), watchBuild({ inExperience, onNewBuild: offerReload })];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
