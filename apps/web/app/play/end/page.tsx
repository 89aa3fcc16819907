import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { EndPage } from "./end-page.tsx";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(t.liveScorecard().title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/experience/end`: the scorecard. */
export default function End() {
  return <EndPage />;
}
