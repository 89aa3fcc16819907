import type { Directory, ExperienceInfo } from "@lantern/contract/live";
import type { PrivateView, SharedView } from "@lantern/engine/views";
import { stillSource } from "../../play/client/live-source.ts";
import { Lobby } from "../../play/lobby/lobby.tsx";
import type { Live } from "../../play/stage/live-context.ts";
import { LiveProvider } from "../../play/stage/live-provider.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { texts as experienceTexts } from "./experience/texts.ts";

/** The live page at one moment. Buttons on it do nothing. */
export function StillStage({
  view,
  mine,
  info,
  directory,
  now,
}: {
  view: SharedView;
  mine: PrivateView | null;
  info: ExperienceInfo;
  directory: Directory;
  /** The moment that the page shows, in milliseconds. */
  now: number;
}) {
  // Keeps the story recap from opening by itself.
  if (view.stage === "play") sessionStorage.setItem(`lantern.story.${view.team.id}`, "1");
  const live: Live = {
    session: { id: "debug", title: info.title, language: "en", company: "", rehearsal: true },
    info,
    me: mine?.seat ?? null,
    view,
    mine,
    directory,
    send: async () => ({ ok: true }),
    report: async () => ({ ok: true }),
    react: () => {},
    now: () => now,
  };
  return (
    <LiveProvider source={stillSource(live)}>
      {view.stage === "play" && <Stage onLeave={() => {}} />}
      {view.stage === "lobby" && <Lobby firstName="" trip={() => 0} onLeave={() => {}} />}
      {view.stage === "over" && (
        <p className="dusk grid min-h-dvh place-items-center p-6">{experienceTexts.over(view.scorecard)}</p>
      )}
    </LiveProvider>
  );
}
