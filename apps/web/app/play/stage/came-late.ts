import { useEffect, useState } from "react";
import { tabStorage } from "../../api/storage.ts";
import { useStage } from "./live-context.ts";

/** Whether this page joined a story that had begun. True once, on its first view. */
export function useCameLate(): boolean {
  const key = useStage(({ view }) => `lantern.story.${view.team.id}`);
  const hasBegun = useStage(({ view }) => view.pathOrder > 1 && view.soFar !== "");
  const [late] = useState(() => hasBegun && !tabStorage().getItem(key));
  useEffect(() => {
    tabStorage().setItem(key, "1");
  }, [key]);
  return late;
}
