import { Outlet, useRouteError } from "react-router";
import { errorFacts } from "../../shell/error-facts.ts";
import { ErrorText } from "../../shell/error-screen.tsx";

/** One page inside the dashboard's shell. */
export default function DashboardPage() {
  return <Outlet />;
}

/** Not-found errors are shown inside the shell, with its navigation; other errors take the whole screen. */
export function ErrorBoundary() {
  const error = useRouteError();
  const facts = errorFacts(error);
  if (facts.statusCode !== 404) throw error;
  return (
    <div data-status="404" className="grid max-w-xl justify-items-start gap-4">
      <ErrorText {...facts} />
    </div>
  );
}
