import type { LobbyView } from "@lantern/engine/views";
import { Hand, LogOut, MessageCircle, RefreshCw, Volume2, Wifi } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { apiUrl } from "../../api/base.ts";
import { productName } from "../../document/product-name.ts";
import { formatMomentHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { withTexts } from "../../i18n/with-texts.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { TextButton, textLink } from "../../ui/button.tsx";
import { Reply } from "../announcer/speech.tsx";
import { useCall } from "../call/call-context.ts";
import { CallPreview, MicTest } from "../call/preview.tsx";
import { useOpenCheckIn } from "../check-in/open.ts";
import { untilLoaded } from "../client/until-loaded.ts";
import { ChoosePortrait } from "../portraits/choose-portrait.tsx";
import { useRememberedPortrait } from "../portraits/remembered.ts";
import { SoundControl } from "../sound/sound-tool.tsx";
import { ChatTool } from "../stage/chat-tool.tsx";
import { ConnectionNotifications, NotificationArea } from "../stage/connection-notifications.tsx";
import { useIsLost, useLive, useLobby, useServerNow } from "../stage/live-context.ts";
import { ChatPanel } from "../stage/load-chat.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { clockText } from "../stage/timing.ts";
import { Tool } from "../ui/buttons.tsx";
import { playBell } from "./bell.ts";
import { renewDashboardToken } from "./renew-dashboard-token.ts";
import { useLastCommitment } from "./use-last-commitment.ts";
import { Windows } from "./windows.tsx";
import "../styles/live.css";

/** These load after the lobby, which is complete without them, and only in sessions that have them. */
const checkIn = () => untilLoaded(() => withTexts(["checkIn"], () => import("../check-in/check-in.tsx")));
const commitment = () => untilLoaded(() => withTexts(["checkIn"], () => import("./last-commitment.tsx")));
const languageChoice = () => untilLoaded(() => import("./language-choice.tsx"));
const ownName = () => untilLoaded(() => withTexts(["ownData"], () => import("./own-name.tsx")));
const warmUp = () => untilLoaded(() => import("./warm-up.tsx"));
const CheckIn = lazy(async () => ({ default: (await checkIn()).CheckIn }));
const LastCommitment = lazy(async () => ({ default: (await commitment()).LastCommitment }));
const LanguageChoice = lazy(async () => ({ default: (await languageChoice()).LanguageChoice }));
const OwnName = lazy(async () => ({ default: (await ownName()).OwnName }));
const WarmUp = lazy(async () => ({ default: (await warmUp()).WarmUp }));

const texts = () => t.live().lobby;

function Checks({ trip, correctable }: Pick<LobbyProps, "trip" | "correctable">) {
  // Measuring changes no state, so this asks for the result every second.
  useServerNow(1000);
  const isLost = useIsLost();
  const languages = useLive(({ info }) => info.languages?.length ?? 1);
  const ms = trip();
  const measured = ms === null ? texts().finding : ms < 400 ? texts().steady : texts().slow;
  const state = isLost ? t.live().people.reconnecting : measured;
  return (
    <ul
      className="rounded-md border border-line bg-well px-4 py-1 *:flex *:min-h-11.5 *:items-center *:gap-3 *:not-first:border-t *:not-first:border-line"
      aria-label={texts().check}
    >
      <MicTest />
      <li>
        <Wifi aria-hidden="true" />
        {texts().connection}
        <span className="ms-auto text-tide">{state}</span>
      </li>
      {languages > 1 && (
        <Suspense>
          <LanguageChoice />
        </Suspense>
      )}
      {correctable && <CorrectName />}
      <li>
        <Volume2 aria-hidden="true" />
        {texts().sound}
        <TextButton className="ms-auto min-h-11" onClick={playBell}>
          {texts().bell}
        </TextButton>
      </li>
      <li>
        <Link
          to="/systemCheck"
          target="_blank"
          className={`${textLink} inline-flex min-h-11 items-center font-semibold`}
        >
          {texts().fullCheck}
        </Link>
      </li>
    </ul>
  );
}

/** A form to correct the name that the team sees. */
function CorrectName() {
  const [open, setOpen] = useState(false);
  return (
    <li>
      {open ? (
        <Suspense>
          <OwnName onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <TextButton className="min-h-11" onClick={() => setOpen(true)}>
          {texts().correctName}
        </TextButton>
      )}
    </li>
  );
}

function FromLastTime() {
  const last = useLastCommitment();
  return (
    last.data?.commitment && (
      <Suspense>
        <LastCommitment />
      </Suspense>
    )
  );
}

function BeforeStart() {
  const open = useOpenCheckIn();
  return (
    open.data?.wave && (
      <Suspense>
        <CheckIn />
      </Suspense>
    )
  );
}

interface LobbyProps {
  /** From the participant's profile, to greet them. */
  firstName: string;
  /** Whether they can correct it, which takes a proved address. */
  correctable: boolean | undefined;
  /** Shortest round trip to the server, ms; null while it has not been measured. */
  trip(): number | null;
  onLeave(): void;
}

/** The lobby: time to the start, who is here, and a question to talk about. */
export function Lobby({ firstName, correctable, trip, onLeave }: LobbyProps) {
  const view = useLobby();
  const info = useLive((live) => live.info);
  const session = useLive((live) => live.session);
  const react = useLive((live) => live.react);
  const me = useLive((live) => live.me);
  const call = useCall();
  const [chat, setChat] = useState(false);
  useRememberedPortrait();
  useEffect(() => {
    renewDashboardToken().catch(() => {
      // The dashboard asks for a sign-in, and the lobby goes on.
    });
  }, []);
  const missing = Math.max(0, view.expected - view.people.length);
  return (
    <div className="l-lobby dusk relative isolate grid min-h-[max(100dvh,800px)] grid-cols-[minmax(0,1fr)] overflow-hidden bg-page bg-none max-lg:grid-rows-[48px_auto_auto] sideways:h-dvh sideways:min-h-0! sideways:overflow-clip sideways:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]! sideways:grid-rows-[44px_minmax(0,1fr)]! lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[56px_minmax(0,1fr)]">
      <header className="z-2 col-span-full flex items-center gap-3.5 bg-linear-to-b from-page to-transparent px-4 forced-colors:bg-[Canvas] lg:px-10">
        {session.brandColor && (
          <span
            aria-hidden="true"
            className="fixed inset-x-0 top-0 h-1"
            style={{ background: session.brandColor }}
          />
        )}
        <BrandLogo />
        <span className="min-w-0 truncate font-display text-lg">{productName}</span>
        {session.logo && (
          <img
            className="max-h-8 max-w-35 rounded-sm bg-[white] object-contain px-1.5 py-0.5"
            src={apiUrl(session.logo)}
            alt={session.company}
          />
        )}
        <span className="truncate max-lg:hidden">
          {[session.company, session.title].filter(Boolean).join(", ")}
        </span>
        <span className="ms-auto" />
        <SoundControl />
        <button
          type="button"
          className="inline-flex min-h-11 shrink-0 items-center gap-2 px-1.5 font-semibold"
          onClick={onLeave}
        >
          <LogOut aria-hidden="true" />
          {texts().leave}
        </button>
      </header>
      <main className="flex min-h-0 flex-col gap-6 px-4 py-5 sideways:gap-2.5 sideways:overflow-y-auto sideways:pt-0 sideways:pb-3 lg:py-8 lg:pe-0 lg:ps-10">
        <div className="l-sky">
          <StoryPicture art={info.cover} className="l-sky-in" />
        </div>
        <section className="[&_p]:mb-1.5 [&_p]:max-w-[22em] sideways:flex sideways:flex-wrap sideways:items-baseline sideways:gap-x-3 sideways:[&_.l-count]:m-0 sideways:[&_.l-count]:text-xl sideways:[&_strong]:w-full sideways:[&_strong]:max-w-none sideways:[&_strong]:text-base sideways:[&_p]:mb-0">
          <h1 className="mb-5 max-w-[14em] sideways:mb-0 sideways:text-lg lg:mb-7">{info.title}</h1>
          <Countdown view={view} firstName={firstName} />
        </section>
        <section className="mt-52 sideways:mt-auto! lg:mt-auto">
          <div className="mb-4 flex max-w-225 sideways:mb-1.5 items-center gap-2.5 max-sm:flex-wrap">
            <h2 className="me-auto font-text text-md font-semibold tracking-normal max-sm:w-full">
              {texts().here(view.people.length)}
              {missing > 0 && (
                <span className="font-normal text-ink-soft max-sm:ms-2 sm:max-lg:block lg:ms-2">
                  {texts().invited(view.expected)}
                </span>
              )}
            </h2>
            {me && !call && <ChoosePortrait seat={me} labelVisible />}
            {me && <Tool icon={Hand} label={texts().wave} labelVisible onClick={() => react("wave")} />}
            <ChatTool open={chat} onToggle={() => setChat(!chat)} />
          </div>
          <Windows people={view.people} missing={missing} />
        </section>
        {me && view.warmUp && (
          <Suspense>
            <WarmUp {...view.warmUp} />
          </Suspense>
        )}
      </main>
      <aside className="flex min-h-0 flex-col gap-4 px-4 pb-6 sideways:gap-2 sideways:overflow-y-auto sideways:ps-0 lg:max-h-[calc(100dvh-56px)] lg:overflow-y-auto lg:pt-2 lg:pe-8 lg:pb-7 lg:ps-3">
        {chat && (
          <div className="grid h-88 shrink-0 sideways:h-full">
            <Suspense>
              <ChatPanel label={texts().write} onClose={() => setChat(false)} />
            </Suspense>
          </div>
        )}
        {/* Nobody in a rehearsal has played with the others before, and the server knows no such session. */}
        {me && !session.rehearsal && <FromLastTime />}
        {me && <CallPreview seat={me} />}
        <Checks trip={trip} correctable={correctable} />
        {me && !session.rehearsal && <BeforeStart />}
        <Icebreaker cards={view.icebreakers} />
      </aside>
      <NotificationArea>
        <ConnectionNotifications />
      </NotificationArea>
    </div>
  );
}

const DAY = 86_400_000;

const line = "block max-w-[15em] font-display text-xl font-medium";

/** Time to the start in large figures; after it, that the session waits for more people. */
function Countdown({ view, firstName }: { view: LobbyView; firstName: string }) {
  const now = useServerNow(500);
  const late = view.waitingUntil !== null;
  const target = view.waitingUntil ?? view.clock.startsAt;
  const left = Math.max(0, target - now);
  const seconds = Math.ceil(left / 1000);
  const nothing = firstName ? texts().hello(firstName) : texts().nothing;
  if (left > DAY) {
    return (
      <>
        <p>{texts().startsAt(formatMomentHere(target))}</p>
        <strong className={line}>{nothing}</strong>
      </>
    );
  }
  return (
    <>
      <p>{texts().beginsIn}</p>
      <div
        className="l-count"
        role="timer"
        aria-label={texts().countdown(Math.floor(seconds / 60), seconds % 60)}
        data-long={left >= 3_600_000 || undefined}
      >
        {clockText(left)}
      </div>
      <strong className={line}>
        {left === 0 ? texts().startingNow : late ? texts().waitingMore : nothing}
      </strong>
    </>
  );
}

/** A question to talk about while people arrive. Everybody begins with the same one. */
function Icebreaker({ cards }: { cards: readonly string[] }) {
  const [at, setAt] = useState(0);
  const locale = useLive(({ info }) => info.locale);
  const card = cards[at % Math.max(1, cards.length)];
  if (!card) return null;
  return (
    <section className="paper-card lg:mt-auto lg:rotate-[0.8deg]" aria-label={texts().whileYouWait}>
      <p className="paper-label">
        <MessageCircle aria-hidden="true" />
        {texts().whileYouWait}
      </p>
      <p
        className="relative my-3 min-h-[3.7em] font-display text-md leading-tight lg:text-xl font-medium text-pretty"
        lang={locale}
      >
        {card}
      </p>
      <Reply text={card} />
      <button
        type="button"
        className="relative inline-flex min-h-11 items-center gap-2 font-semibold text-(--paper-soft)"
        onClick={() => setAt(at + 1)}
      >
        <RefreshCw aria-hidden="true" />
        {texts().another}
      </button>
    </section>
  );
}
