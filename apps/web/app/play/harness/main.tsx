import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { stillSource } from "../client/live-source.ts";
import { screens } from "../fixtures/index.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { scorecard } from "../fixtures/scorecard.ts";
import { lobby, teamView } from "../fixtures/views.ts";
import { Lobby } from "../lobby/lobby.tsx";
import { Scorecard } from "../scorecard/scorecard.tsx";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { Stage } from "../stage/stage.tsx";
import "../../ui/styles/app.css";

const name = location.hash.slice(1) || "lobby";
sessionStorage.setItem("lantern.story.t1", "1");

const screen = screens[name];
const live: Live = {
  session: { id: "1", title: "Friday", language: "en", company: "Northwind Maps", rehearsal: false },
  info,
  me: "s5",
  view: screen ? teamView(screen.scene) : lobby,
  mine: screen?.mine ?? mine,
  directory,
  send: async () => ({ ok: true }),
  report: async () => ({ ok: true }),
  react: () => {},
  now: () => NOW,
};
const source = stillSource(live, {
  link: name.startsWith("lost") ? "lost" : "open",
  reactions: [{ key: 1, seat: "s3", r: "heart" }],
});

function Screen() {
  if (name === "card") return <Scorecard stored={{ scorecard, directory }} link="https://example.org" />;
  return (
    <LiveProvider source={source}>
      {screen ? <Stage onLeave={() => {}} /> : <Lobby firstName="Noor" trip={() => 30} onLeave={() => {}} />}
    </LiveProvider>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <MemoryRouter>
    <Screen />
  </MemoryRouter>,
);
