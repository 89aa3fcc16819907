import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { report } from "../api/error-reports/report.ts";
import { t } from "../i18n/index.ts";
import { PageError } from "../shell/page-error.ts";
import { ShellError } from "../shell/shell.tsx";
import { StageButton } from "./ui/buttons.tsx";
import { Panel } from "./ui/panel.tsx";

/**
 * Shown when a participant's page fails in the browser. The session goes on without it, so it says that and leads back.
 * A page that does not exist, or is not for this visitor, has the error screen.
 */
export default function FaultPanel() {
  const error = useRouteError();
  return isRouteErrorResponse(error) || error instanceof PageError ? <ShellError /> : <Fault error={error} />;
}

function Fault({ error }: { error: unknown }) {
  useEffect(() => {
    report(error);
  }, [error]);
  const { heading, text, again } = t.fault();
  return (
    <Panel heading={heading}>
      <p role="alert">{text}</p>
      {/* The page may be broken, so it is loaded again. The sign-in of this tab is still there. */}
      <StageButton tone="solid" className="sm:justify-self-start" onClick={() => location.reload()}>
        {again}
      </StageButton>
    </Panel>
  );
}
