import { t } from "../../i18n/index.ts";
import { restingBar } from "../../ui/loading-bar-cycle.ts";
import { LoadingLine } from "../../ui/loading-line.tsx";

const texts = () => t.shell().newBuild;

/**
 * The app shell's counterpart for pages without the app: the loading bar, and the texts of the message about a new
 * build. The site's script controls them.
 */
export function SiteShell() {
  return (
    <>
      <LoadingLine {...restingBar} />
      <template
        data-new-build=""
        data-heading={texts().title}
        data-text={texts().text}
        data-reload={texts().reload}
      />
    </>
  );
}
