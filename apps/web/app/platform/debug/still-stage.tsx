import { stillSource } from "../../play/client/live-source.ts";
import { Lobby } from "../../play/lobby/lobby.tsx";
import { LiveProvider } from "../../play/stage/live-provider.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { type StillMoment, stillLive } from "../../play/stage/still-live.ts";
import { texts as experienceTexts } from "./experience/texts.ts";

/** The live page at one moment. Buttons on it do nothing. */
export function StillStage(moment: StillMoment) {
  const { view } = moment;
  const live = stillLive(moment, { rehearsal: true });
  return (
    <LiveProvider source={stillSource(live)}>
      {view.stage === "play" && <Stage onLeave={() => {}} />}
      {view.stage === "lobby" && <Lobby firstName="" correctable={false} trip={() => 0} onLeave={() => {}} />}
      {view.stage === "over" && (
        <p className="dusk grid min-h-dvh place-items-center p-6">{experienceTexts.over(view.scorecard)}</p>
      )}
    </LiveProvider>
  );
}
