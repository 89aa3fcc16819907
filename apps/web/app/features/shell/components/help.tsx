import { useEffect } from "react";
import { useMatches } from "react-router";
import { showHelp, startHelp } from "../../../help/start-help.ts";
import { hasHelp, siteMap } from "../../../site-map.ts";

/** Help on the pages that may have it. Draws nothing by itself. */
export function Help() {
  const id = useMatches().at(-1)?.id;
  const page = siteMap.find(({ path }) => path === id);
  const wanted = page !== undefined && hasHelp(page);
  useEffect(() => {
    showHelp(wanted);
    if (wanted) startHelp();
  }, [wanted]);
  return null;
}
