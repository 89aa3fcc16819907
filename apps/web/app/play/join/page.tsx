import { useParams } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { t } from "../../i18n/index.ts";
import { JoinPage } from "./join-page.tsx";

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(t.live.join.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/** `/experience/{sessionId}`: the join page of a session. */
export default function Join() {
  const { sessionId = "" } = useParams();
  return <JoinPage key={sessionId} sessionId={sessionId} />;
}
