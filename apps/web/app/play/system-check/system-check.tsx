import { CHECK_ITEMS, type CheckItem, READY_CHECKS, REQUIRED_CHECKS } from "@lantern/contract/choices";
import { systemCheck } from "@lantern/contract/endpoints/readiness";
import type { CheckResults } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Printer, RefreshCw, Send, Video, VideoOff, Volume2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { joinByLink, lastSession, resume } from "../../api/participant/access.ts";
import { networkQuery } from "../../api/queries/readiness.ts";
import { request } from "../../api/request.ts";
import { deviceStorage } from "../../api/storage.ts";
import { t } from "../../i18n/index.ts";
import { networkText } from "../../i18n/network-text.ts";
import { textLink } from "../../ui/button.tsx";
import { readChoice } from "../call/device-choice.ts";
import { openDevice, problemOf } from "../call/devices.ts";
import { OwnPicture } from "../call/picture.tsx";
import { playBell } from "../lobby/bell.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel, PanelLinks } from "../ui/panel.tsx";
import { type Result, type Results, runAutomaticChecks } from "./automatic-checks.ts";
import { CheckRow } from "./row.tsx";
import { TryMicrophone } from "./try-microphone.tsx";

const texts = () => t.systemCheck();

/** Checks that run by themselves. The others wait for a click. */
const BY_ITSELF = ["browser", "storage", "realtime", "clock", "direct", "relay", "autoplay"] as const;

/** Signs this tab in, by its last session or by a personal link. False when it isn't clear who it is. */
async function signIn(sessionId: string | null, joinToken: string | null): Promise<boolean> {
  const session = sessionId ?? lastSession();
  if (!session) return false;
  try {
    // The last sign-in may have ended; the link is still valid.
    if (await resume(session).catch(() => false)) return true;
    if (joinToken) await joinByLink(joinToken, session);
    return joinToken !== null;
  } catch {
    // The result is on the page all the same; only the administrator doesn't get it.
    return false;
  }
}

function outcome(results: Results): CheckResults {
  const signedIn = CHECK_ITEMS.flatMap((part) => {
    const pass = results[part]?.pass;
    return typeof pass === "boolean" ? [[part, pass] as const] : [];
  });
  return Object.fromEntries(signedIn);
}

interface SystemCheckProps {
  sessionId: string | null;
  joinToken: string | null;
}

/** Checks one by one what a live session needs, with advice where something fails. */
export function SystemCheck({ sessionId, joinToken }: SystemCheckProps) {
  const [results, setResults] = useState<Results>({});
  const [finished, setFinished] = useState(false);
  const [stored, setStored] = useState<boolean | null>(null);
  /** Until a person clicks, the link may have been opened by a program that checks links. */
  const [clicked, setClicked] = useState(false);
  const signedIn = useRef(Promise.resolve(false));
  const run = useRef(0);

  const start = useCallback(
    async (byLink: boolean) => {
      run.current += 1;
      const mine = run.current;
      signedIn.current = signIn(sessionId, byLink ? joinToken : null);
      await runAutomaticChecks(
        signedIn.current,
        (checked) => mine === run.current && setResults((current) => ({ ...current, ...checked })),
      );
      if (mine === run.current) setFinished(true);
    },
    [sessionId, joinToken],
  );

  useEffect(() => {
    void start(false);
    return () => {
      run.current += 1;
    };
  }, [start]);

  const send = () => {
    setClicked(true);
    setFinished(false);
    void start(true);
  };
  const again = () => {
    setResults({});
    send();
  };

  // Sends the results again after every device that was tried. The last ones count.
  useEffect(() => {
    if (!finished || !clicked) return;
    let late = false;
    const store = async () => {
      if (!(await signedIn.current)) return false;
      await request(systemCheck, { body: { results: outcome(results) } });
      return true;
    };
    store().then(
      (done) => late || setStored(done),
      () => late || setStored(false),
    );
    return () => {
      late = true;
    };
  }, [finished, clicked, results]);

  const put = (part: CheckItem) => ({
    result: results[part],
    onResult: (result: Result) => {
      setResults((current) => ({ ...current, [part]: result }));
      if (!clicked) send();
    },
  });
  const good = REQUIRED_CHECKS.every((part) => results[part]?.pass);
  const flawless = CHECK_ITEMS.every((part) => results[part]?.pass !== false || results[part]?.note);
  const tested = READY_CHECKS.every((part) => results[part] !== undefined);
  const verdict = !good
    ? texts().notGood
    : !tested
      ? texts().notTested
      : flawless
        ? texts().allGood
        : texts().mostlyGood;
  const back = sessionId ?? lastSession();
  return (
    <Panel heading={finished ? verdict : texts().heading}>
      <p>{texts().intro}</p>
      <ul aria-live="polite">
        {BY_ITSELF.map((part) => (
          <CheckRow key={part} part={part} result={results[part]} />
        ))}
        <TryMicrophone {...put("microphone")} />
        <TryCamera {...put("camera")} />
        <TrySpeakers {...put("speakers")} />
      </ul>
      {back && !clicked && (
        <>
          <p className="text-ink-soft">{texts().notSent}</p>
          <StageButton tone="solid" icon={Send} className="sm:justify-self-start" onClick={send}>
            {texts().send}
          </StageButton>
        </>
      )}
      {stored !== null && <p className="text-ink-soft">{stored ? texts().stored : texts().notStored}</p>}
      <StageButton
        tone={good || !clicked ? "line" : "solid"}
        icon={RefreshCw}
        disabled={!finished}
        className="sm:justify-self-start"
        onClick={again}
      >
        {texts().again}
      </StageButton>
      <ForIt />
      {back && (
        <PanelLinks>
          {joinToken && (
            <a className={textLink} href={`/experience/${back}#join=${joinToken}&rsvp=yes`}>
              {texts().rsvp}
            </a>
          )}
          <a className={textLink} href={`/experience/${back}${joinToken ? `#join=${joinToken}` : ""}`}>
            {texts().back}
          </a>
        </PanelLinks>
      )}
    </Panel>
  );
}

/** What a network must allow, to print or copy for an IT department. */
function ForIt() {
  const { data } = useQuery(networkQuery);
  if (!data) return null;
  return (
    <details className="l-for-it *:[summary]:min-h-11 *:[summary]:content-center *:[summary]:font-semibold">
      <summary>{texts().forIt}</summary>
      <p className="mb-3.5 whitespace-pre-line wrap-anywhere select-all">
        {networkText(data.items, location.origin)}
      </p>
      <StageButton tone="line" icon={Printer} onClick={() => print()}>
        {texts().print}
      </StageButton>
    </details>
  );
}

interface TrialProps {
  result: Result | undefined;
  onResult(result: Result): void;
}

/** Opens the camera after a click and shows its picture until it is turned off. */
function TryCamera({ result, onResult }: TrialProps) {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [opening, setOpening] = useState(false);
  useEffect(() => () => track?.stop(), [track]);

  async function open() {
    setOpening(true);
    try {
      setTrack(await openDevice("cam", readChoice(deviceStorage()).cam));
      onResult({ pass: true, text: texts().cameraOk });
    } catch (error) {
      onResult({ pass: false, text: texts().findings[`cam-${problemOf(error)}`] });
    }
    setOpening(false);
  }

  return (
    <CheckRow part="camera" result={opening ? undefined : result} waiting={opening ? texts().looking : ""}>
      {track && (
        <div className="relative aspect-video w-80 max-w-full shrink-0 overflow-hidden rounded-sm">
          <OwnPicture track={track} />
        </div>
      )}
      {track ? (
        <StageButton tone="line" icon={VideoOff} onClick={() => setTrack(null)}>
          {texts().cameraOff}
        </StageButton>
      ) : (
        <StageButton tone="line" icon={Video} disabled={opening} onClick={() => void open()}>
          {texts().tryCamera}
        </StageButton>
      )}
    </CheckRow>
  );
}

/** Plays a bell and asks, because only a person knows whether it was audible. */
function TrySpeakers({ result, onResult }: TrialProps) {
  const [played, setPlayed] = useState(false);
  const report = (pass: boolean) => {
    setPlayed(false);
    onResult({ pass, text: pass ? texts().speakersOk : texts().speakersBad });
  };
  return (
    <CheckRow part="speakers" result={played ? undefined : result} waiting="">
      <StageButton
        tone="line"
        icon={Volume2}
        onClick={() => {
          playBell();
          setPlayed(true);
        }}
      >
        {texts().trySpeakers}
      </StageButton>
      {played && (
        <fieldset className="flex flex-wrap gap-2.5">
          <legend className="mb-2 font-semibold">{texts().didYouHear}</legend>
          <StageButton tone="line" onClick={() => report(true)}>
            {texts().audible}
          </StageButton>
          <StageButton tone="line" onClick={() => report(false)}>
            {texts().silent}
          </StageButton>
        </fieldset>
      )}
    </CheckRow>
  );
}
