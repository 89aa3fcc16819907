import { createStore, initialLiveState, type LiveState } from "@lantern/live-client";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { screens } from "../fixtures/index.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { scorecard } from "../fixtures/scorecard.ts";
import { lobby, teamView } from "../fixtures/views.ts";
import { Lobby } from "../lobby/lobby.tsx";
import { Scorecard } from "../scorecard/scorecard.tsx";
import { DirectoryContext, type Live, LiveContext } from "../stage/live-context.ts";
import { Stage } from "../stage/stage.tsx";
import "../../styles/app.css";

const name = location.hash.slice(1) || "lobby";
sessionStorage.setItem("lantern.story.t1", "1");

const live: Live = {
  session: { id: "1", title: "Friday", language: "en", company: "Northwind Maps", rehearsal: false },
  info,
  me: "s5",
  mine: screens[name]?.mine ?? mine,
  directory,
  store: createStore<LiveState>({
    ...initialLiveState,
    link: name.startsWith("lost") ? "lost" : "open",
    reactions: [{ key: 1, seat: "s3", r: "heart" }],
  }),
  send: async () => ({ ok: true }),
  report: async () => ({ ok: true }),
  react: () => {},
  now: () => NOW,
};

function Screen() {
  const screen = screens[name];
  if (screen) return <Stage view={teamView(screen.scene)} onLeave={() => {}} />;
  if (name === "card") return <Scorecard stored={{ scorecard, directory }} link="https://example.org" />;
  return <Lobby view={lobby} firstName="Noor" trip={() => 30} onLeave={() => {}} />;
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <MemoryRouter>
    <LiveContext value={live}>
      <DirectoryContext value={directory}>
        <Screen />
      </DirectoryContext>
    </LiveContext>
  </MemoryRouter>,
);
