import { type LoaderFunction, useLoaderData, useParams } from "react-router";
import { PageTitle } from "../../document/page-title.tsx";
import { t } from "../../i18n/index.ts";
import { LivePage, loadLobby } from "./live-page.tsx";

/** Whether the address is that of the lobby, which loads beside the connection. */
export const loader: LoaderFunction = ({ request }) => {
  const waiting = new URL(request.url).pathname.startsWith("/experience/wait/");
  if (waiting) loadLobby();
  return waiting;
};

/**
 * `/experience/wait/{sessionId}` for the lobby, `/experience/live/{sessionId}` for the stage; deeper paths open the same
 * session. One page for both, so that the session stays mounted when its address changes at the start.
 */
export default function Live() {
  const waiting: unknown = useLoaderData();
  const [sessionId = ""] = (useParams()["*"] ?? "").split("/");
  return (
    <>
      <PageTitle>{waiting ? t.live().lobby.title : t.live().stage.title}</PageTitle>
      <LivePage sessionId={sessionId} />
    </>
  );
}
