import { useEffect } from "react";
import { useMatches } from "react-router";
import { hasHelp } from "../site-map/page.ts";
import { ownPage } from "./own-pages.ts";

/** Starts help on the pages that have it, and hides it on the others. Renders nothing. */
export function Help() {
  const id = useMatches().at(-1)?.id;
  const page = ownPage(id ?? "");
  const wanted = page !== undefined && hasHelp(page);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-no-help", !wanted);
    // A page can do without help.
    const start = async () => (await import("../help/start-help.ts")).startHelp();
    if (wanted) start().catch(() => {});
  }, [wanted]);
  return null;
}
