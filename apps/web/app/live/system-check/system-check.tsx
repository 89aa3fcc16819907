import { systemCheck } from "@lantern/contract/http";
import { Check, Globe, HardDrive, RefreshCw, TriangleAlert, Wifi } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { liveUrl } from "../../api/base.ts";
import { call } from "../../api/client.ts";
import { t } from "../../i18n/index.ts";
import { enterByLink, lastSession, resume } from "../client/access.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { browserIsAble, probeLine, storageWorks } from "./checks.ts";

const words = t.live.check;

interface Result {
  pass: boolean | null;
  text: string;
}
const looking: Result = { pass: null, text: words.looking };

function Verdict({ pass }: { pass: boolean | null }) {
  if (pass === null) return <span className="l-verdict">{words.looking}</span>;
  const Icon = pass ? Check : TriangleAlert;
  return (
    <span className={pass ? "l-verdict is-pass" : "l-verdict is-fail"}>
      <Icon aria-hidden="true" />
      {pass ? words.pass : words.fail}
    </span>
  );
}

/** Stores the outcome for the organiser, when we know whose it is. */
async function store(
  realtime: boolean,
  sessionId: string | null,
  joinToken: string | null,
): Promise<boolean> {
  const session = sessionId ?? lastSession();
  if (!session) return false;
  try {
    if (!(await resume(session))) {
      if (!joinToken) return false;
      await enterByLink(joinToken, session);
    }
    await call(systemCheck, { body: { realtime } });
    return true;
  } catch {
    // The result is on the page all the same; only the organiser does not learn of it.
    return false;
  }
}

/** Browser, storage and the live line: pass or fail each, in a few seconds. */
export function SystemCheck({
  sessionId,
  joinToken,
}: {
  sessionId: string | null;
  joinToken: string | null;
}) {
  const [realtime, setRealtime] = useState<Result>(looking);
  const [stored, setStored] = useState<boolean | null>(null);
  const run = useRef(0);
  const browser = browserIsAble();
  const storage = storageWorks();

  const look = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    setRealtime(looking);
    setStored(null);
    const trip = await probeLine(liveUrl());
    if (mine !== run.current) return;
    setRealtime({
      pass: trip !== null,
      text: trip === null ? words.realtimeBad : words.realtimeOk(Math.round(trip)),
    });
    setStored(await store(trip !== null, sessionId, joinToken));
  }, [sessionId, joinToken]);

  useEffect(() => {
    void look();
    return () => {
      run.current += 1;
    };
  }, [look]);

  const rows = [
    { icon: Globe, label: words.browser, pass: browser, text: browser ? words.browserOk : words.browserBad },
    {
      icon: HardDrive,
      label: words.storage,
      pass: storage,
      text: storage ? words.storageOk : words.storageBad,
    },
    { icon: Wifi, label: words.realtime, ...realtime },
  ];
  const finished = realtime.pass !== null;
  const good = browser && storage && realtime.pass === true;
  const back = sessionId ?? lastSession();
  return (
    <Sheet heading={finished ? (good ? words.allGood : words.notGood) : words.heading}>
      <p>{words.lede}</p>
      <ul className="l-results" aria-live="polite">
        {rows.map(({ icon: Icon, label, pass, text }) => (
          <li key={label} data-check={label}>
            <Icon aria-hidden="true" />
            <b>{label}</b>
            <Verdict pass={pass} />
            {pass !== null && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {stored !== null && <p className="l-quiet">{stored ? words.stored : words.notStored}</p>}
      <StageButton tone={good ? "line" : "solid"} icon={RefreshCw} disabled={!finished} onClick={look}>
        {words.again}
      </StageButton>
      {back && (
        <div className="l-links">
          <Link to={`/experience/${back}${joinToken ? `#join=${joinToken}` : ""}`}>{words.back}</Link>
        </div>
      )}
    </Sheet>
  );
}
