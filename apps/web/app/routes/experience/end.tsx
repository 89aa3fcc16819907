import { t } from "../../i18n/index.ts";
import { EndPage } from "../../live/scorecard/end-page.tsx";
import { pageMeta } from "../../page-meta.ts";

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(t.liveScorecard.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/experience/end`: the scorecard. */
export default function End() {
  return <EndPage />;
}
