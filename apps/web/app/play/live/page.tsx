import { useParams } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { LivePage } from "./live-page.tsx";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(t.live().stage.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/experience/live/{sessionId}`; deeper paths open the same session. */
export default function Live() {
  const [sessionId = ""] = (useParams()["*"] ?? "").split("/");
  return <LivePage sessionId={sessionId} />;
}
