import type { ByeCode } from "@lantern/contract/live";
import { Link } from "react-router";
import { t } from "../../i18n/index.ts";
import { textLink } from "../../ui/button.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { Panel, PanelLinks } from "../ui/panel.tsx";

const texts = () => t.live().bye;
type Final = Exclude<ByeCode, "draining" | "slow">;

/** The button that can help, by the code of the goodbye. */
const actions: Record<Final, "playHere" | "again" | null> = {
  elsewhere: "playHere",
  removed: null,
  cancelled: null,
  not_open: "again",
  full: "again",
  unauthenticated: null,
  stopped: "again",
};

const isFinal = (code: ByeCode): code is Final => code in actions;

/** Says why the server closed the connection for good, and offers what can be done about it. */
export function Goodbye({
  code,
  sessionId,
  onAgain,
}: {
  code: ByeCode;
  sessionId: string;
  onAgain: () => void;
}) {
  const why = isFinal(code) ? code : "unauthenticated";
  const action = actions[why];
  return (
    <Panel heading={texts()[`${why}Title`]}>
      <p>{texts()[why]}</p>
      {action ? (
        <StageButton tone="solid" className="sm:justify-self-start" onClick={onAgain}>
          {texts()[action]}
        </StageButton>
      ) : (
        <PanelLinks>
          <Link className={textLink} to={`/experience/${sessionId}`}>
            {texts().toJoin}
          </Link>
        </PanelLinks>
      )}
    </Panel>
  );
}
