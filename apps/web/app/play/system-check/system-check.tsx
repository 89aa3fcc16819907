import { CHECK_ITEMS, type CheckItem, READY_CHECKS, REQUIRED_CHECKS } from "@lantern/contract/choices";
import type { CheckResults } from "@lantern/contract/http";
import { systemCheck } from "@lantern/contract/participant-endpoints";
import { RefreshCw, Send } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import { joinByLink, lastSession, resume } from "../../api/participant/access.ts";
import { t } from "../../i18n/index.ts";
import { textLink } from "../../ui/button.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { Panel, PanelLinks } from "../ui/panel.tsx";
import { type Result, type Results, runAutomaticChecks } from "./automatic-checks.ts";
import { ForIt } from "./for-it.tsx";
import { CheckRow } from "./row.tsx";
import { TryCamera } from "./try-camera.tsx";
import { TryMicrophone } from "./try-microphone.tsx";
import { TrySpeakers } from "./try-speakers.tsx";

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

interface Props {
  sessionId: string | null;
  joinToken: string | null;
}

/** Checks one by one what a live session needs, with advice where something fails. */
export function SystemCheck({ sessionId, joinToken }: Props) {
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
        (checked) => mine === run.current && setResults((now) => ({ ...now, ...checked })),
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
      await call(systemCheck, { body: { results: outcome(results) } });
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
      setResults((now) => ({ ...now, [part]: result }));
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
