import { type LoaderFunction, useParams } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { LivePage, loadLobby } from "./live-page.tsx";

/** Whether the address is that of the lobby, which loads beside the connection. */
export const loader: LoaderFunction = ({ request }) => {
  const waiting = new URL(request.url).pathname.startsWith("/experience/wait/");
  if (waiting) loadLobby();
  return waiting;
};

export function meta({ loaderData: waiting }: { loaderData?: unknown }) {
  return [
    ...pageMeta({ title: pageTitle(waiting ? t.live().lobby.title : t.live().stage.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/**
 * `/experience/wait/{sessionId}` for the lobby, `/experience/live/{sessionId}` for the stage; deeper paths open the same
 * session. One page for both, so that the session stays mounted when its address changes at the start.
 */
export default function Live() {
  const [sessionId = ""] = (useParams()["*"] ?? "").split("/");
  return <LivePage sessionId={sessionId} />;
}
