import { useEffect } from "react";
import { useMatches } from "react-router";
import { showHelp, startHelp } from "../help/start-help.ts";
import { hasHelp, siteMap } from "../site-map.ts";

/** Starts help on the pages that have it. Renders nothing. */
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
