/** The system check: one page without a router, so that a slow phone has less to load. */
import "./api/storage-handover.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { Component, type ReactNode, useEffect } from "react";
import { report } from "./api/error-reports/report.ts";
import { queryClient } from "./api/query-client.ts";
import { need, speak } from "./i18n/speak.ts";
import { leaveWithOthers } from "./play/client/leave-everywhere.ts";
import { pageLanguage } from "./play/client/page-language.ts";
import SystemCheckPage from "./play/system-check/page.tsx";
import { AccessWatch } from "./shell/access-watch.tsx";
import { BuildWatch } from "./shell/build-watch.tsx";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { setOwnPages } from "./shell/own-pages.ts";
import { loadPage } from "./shell/reload-guard.ts";
import { draw, prepare } from "./shell/start.tsx";
import { checkPage } from "./site-map/check.ts";
import { DocumentBar } from "./ui/document-bar.tsx";
import { restoreFocus } from "./ui/restore-focus.ts";

/** Shows the error page in place of what could not be drawn. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    report(error);
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorScreen statusCode={500} statusMessage={error.message} /> : this.props.children;
  }
}

function Check() {
  useEffect(restoreFocus, []);
  useEffect(leaveWithOthers, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AccessWatch />
      <BuildWatch />
      <div data-layout="experience" className="dusk min-h-dvh">
        <SystemCheckPage />
      </div>
    </QueryClientProvider>
  );
}

setOwnPages([checkPage]);
prepare();
void speak(pageLanguage(new URL(location.href)));
loadPage(() => need(checkPage.texts)).then(
  () =>
    draw(
      <>
        <DocumentBar />
        <ErrorBoundary>
          <Check />
        </ErrorBoundary>
      </>,
    ),
  (error: Error) => {
    report(error);
    draw(
      <>
        <DocumentBar />
        <ErrorScreen statusCode={500} statusMessage={error.message} />
      </>,
    );
  },
);
