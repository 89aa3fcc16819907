import { useEffect } from "react";
import { leavingBar } from "./leaving-bar.ts";
import { restingBar } from "./loading-bar-cycle.ts";
import { LoadingLine } from "./loading-line.tsx";

/** The loading bar of a page that is drawn by React without a router: it runs while the next document loads. */
export function DocumentBar() {
  useEffect(() => {
    const removed = new AbortController();
    leavingBar(removed.signal);
    return () => removed.abort();
  }, []);
  return <LoadingLine {...restingBar} />;
}
