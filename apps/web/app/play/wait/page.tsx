import { useParams } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { LivePage } from "../live/live-page.tsx";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(t.live().lobby.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/experience/wait/{sessionId}`; deeper paths open the same session. */
export default function Wait() {
  const [sessionId = ""] = (useParams()["*"] ?? "").split("/");
  return <LivePage sessionId={sessionId} />;
}
