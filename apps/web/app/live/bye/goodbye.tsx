import type { ByeCode } from "@lantern/contract/live";
import { Link } from "react-router";
import { t } from "../../i18n/index.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";

const words = t.live.bye;
type Final = Exclude<ByeCode, "draining" | "slow">;

/** The button that may help, where one can. */
const ways: Record<Final, "playHere" | "again" | null> = {
  elsewhere: "playHere",
  removed: null,
  cancelled: null,
  not_open: "again",
  full: "again",
  unauthenticated: null,
  stopped: "again",
};

/** Why the connection was closed for good, and the one thing that can be done now. */
export function Goodbye({
  code,
  sessionId,
  onAgain,
}: {
  code: ByeCode;
  sessionId: string;
  onAgain: () => void;
}) {
  const why = code in ways ? (code as Final) : "unauthenticated";
  const way = ways[why];
  return (
    <Panel heading={words[`${why}Title`]}>
      <p>{words[why]}</p>
      {way ? (
        <StageButton tone="solid" onClick={onAgain}>
          {words[way]}
        </StageButton>
      ) : (
        <div className="l-links">
          <Link to={`/experience/${sessionId}`}>{words.toJoin}</Link>
        </div>
      )}
    </Panel>
  );
}
