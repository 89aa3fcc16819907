import { t } from "../../i18n/index.ts";
import { restingBar } from "../../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../../ui/loading-line.tsx";
import { ToastCard } from "../../ui/toast-card.tsx";

const texts = t.shell.newBuild;
const inert = () => {};

/**
 * The app shell's counterpart for pages without the app: loading bar, toast area, and a template for the message about
 * a new build. The site's script controls them.
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
