import { useEffect, useState } from "react";
import { useStage } from "./live-context.ts";

/** Whether this page joined a story that had begun. True once, on its first view. */
export function useCameLate(): boolean {
  const key = useStage(({ view }) => `lantern.story.${view.team.id}`);
  const hasBegun = useStage(({ view }) => view.pathOrder > 1 && view.soFar !== "");
  const [late] = useState(() => hasBegun && !sessionStorage.getItem(key));
  useEffect(() => {
    sessionStorage.setItem(key, "1");
  }, [key]);
  return late;
}
