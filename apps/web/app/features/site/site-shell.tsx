import { t } from "../../i18n/index.ts";
import { restingBar } from "../../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../../ui/loading-line.tsx";
import { ToastCard } from "../../ui/toast-card.tsx";

const texts = t.shell.newBuild;
const inert = () => {};

/**
 * What the app's shell has around every page, for pages without the app: the loading bar, the toast area, and the
 * notice of a newer build, which waits in a template. The site's script moves them.
 */
export function SiteShell() {
  return (
    <>
      <LoadingLine {...restingBar} />
      <div
        data-toasts=""
        role="status"
        aria-label={t.ui.messages}
        className="fixed right-6 bottom-6 z-50 max-md:right-4 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] max-md:left-4"
      />
      <template data-new-build="">
        <ToastCard
          toast={{
            title: texts.title,
            description: texts.text,
            actions: [{ label: texts.reload, onClick: inert }],
          }}
          close={inert}
        />
      </template>
    </>
  );
}
