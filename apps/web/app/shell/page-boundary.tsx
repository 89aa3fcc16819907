import { useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { report } from "../api/error-reports/report.ts";
import { errorFacts } from "./error-facts.ts";
import { ErrorText } from "./error-screen.tsx";

/** One page inside the shell of the dashboard or the console. */
export default function PageInShell() {
  return <Outlet />;
}

/** Errors of a page are shown inside the shell, with its navigation. Whoever must sign in again gets the whole screen. */
export function ErrorBoundary() {
  const error = useRouteError();
  const facts = errorFacts(error);
  useEffect(() => {
    if (facts.statusCode >= 500) report(error);
  }, [error, facts.statusCode]);
  if (facts.statusCode === 401) throw error;
  return (
    <div data-status={facts.statusCode} className="grid max-w-xl justify-items-start gap-4">
      <ErrorText {...facts} />
    </div>
  );
}
