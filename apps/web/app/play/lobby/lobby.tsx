import { Hand, LogOut, Volume2, Wifi } from "lucide-react";
import { Link } from "react-router";
import { apiUrl } from "../../api/base.ts";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { CallPreview, MicCheck } from "../call/preview.tsx";
import { SoundControl } from "../sound/sound-tool.tsx";
import { ConnectionNotifications } from "../stage/connection-notifications.tsx";
import { useLive, useLobby, useServerNow } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { Tool } from "../ui/buttons.tsx";
import { playBell } from "./bell.ts";
import { Countdown } from "./countdown.tsx";
import { Icebreaker } from "./icebreaker.tsx";
import { Windows } from "./windows.tsx";
import "../styles/live.css";

const texts = t.live.lobby;

function Checks({ trip }: Pick<LobbyProps, "trip">) {
  // Measuring changes no state, so this asks for the result every second.
  useServerNow(1000);
  const ms = trip();
  const state = ms === null ? texts.finding : ms < 400 ? texts.steady : texts.slow;
  return (
    <ul className="l-checks" aria-label={texts.check}>
      <MicCheck />
      <li>
        <Wifi aria-hidden="true" />
        {texts.connection}
        <span>{state}</span>
      </li>
      <li>
        <Volume2 aria-hidden="true" />
        {texts.sound}
        <button type="button" onClick={playBell}>
          {texts.bell}
        </button>
      </li>
      <li>
        <Link to="/systemCheck" target="_blank">
          {texts.fullCheck}
        </Link>
      </li>
    </ul>
  );
}

interface LobbyProps {
  /** From the participant's profile, to greet them. */
  firstName: string;
  /** Shortest round trip to the server, ms; null while it has not been measured. */
  trip(): number | null;
  onLeave(): void;
}

/** The lobby: time to the start, who is here, and a question to talk about. */
export function Lobby({ firstName, trip, onLeave }: LobbyProps) {
  const view = useLobby();
  const { info, session, react, me } = useLive((live) => live);
  const missing = Math.max(0, view.expected - view.people.length);
  return (
    <div className="l-lobby dusk">
      <header className="l-top">
        {session.brandColor && (
          <span aria-hidden="true" className="l-brand" style={{ background: session.brandColor }} />
        )}
        <BrandLogo />
        <span className="l-story">{t.shell.product}</span>
        {session.logo && <img className="l-logo" src={apiUrl(session.logo)} alt={session.company} />}
        <span className="l-where">{[session.company, session.title].filter(Boolean).join(", ")}</span>
        <SoundControl />
        <button type="button" className="l-quit" onClick={onLeave}>
          <LogOut aria-hidden="true" />
          {texts.leave}
        </button>
      </header>
      <main className="l-main">
        <div className="l-sky">
          <StoryPicture art={info.cover} className="l-sky-in" />
        </div>
        <section className="l-begin">
          <h1>{info.title}</h1>
          <Countdown view={view} firstName={firstName} />
        </section>
        <section className="l-here">
          <div className="l-here-header">
            <h2>
              {texts.here(view.people.length)}
              {missing > 0 && <span>{texts.expected(missing)}</span>}
            </h2>
            {me && <Tool icon={Hand} label={texts.wave} labelVisible onClick={() => react("wave")} />}
          </div>
          <Windows people={view.people} missing={missing} />
        </section>
      </main>
      <aside className="l-lobby-side">
        {me && <CallPreview seat={me} />}
        <Checks trip={trip} />
        <Icebreaker cards={view.icebreakers} />
      </aside>
      <div className="l-notifications">
        <ConnectionNotifications />
      </div>
    </div>
  );
}
