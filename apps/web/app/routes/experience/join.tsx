import { useParams } from "react-router";
import { t } from "../../i18n/index.ts";
import { JoinPage } from "../../live/join/join-page.tsx";
import { pageMeta } from "../../page-meta.ts";

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
