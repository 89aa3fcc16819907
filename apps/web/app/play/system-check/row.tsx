import type { CheckItem } from "@lantern/contract/choices";
import {
  Check,
  Clock,
  Globe,
  HardDrive,
  Info,
  type LucideIcon,
  Mic,
  Music,
  Share2,
  TriangleAlert,
  Video,
  Volume2,
  Waypoints,
  Wifi,
} from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../i18n/index.ts";
import type { Result } from "./automatic-checks.ts";

const texts = t.live.check;

const icons: Record<CheckItem, LucideIcon> = {
  browser: Globe,
  storage: HardDrive,
  realtime: Wifi,
  clock: Clock,
  direct: Share2,
  relay: Waypoints,
  autoplay: Music,
  microphone: Mic,
  camera: Video,
  speakers: Volume2,
};

function Verdict({ result: { pass, note } }: { result: Result }) {
  if (pass === null) return <span className="l-verdict">{texts.notLooked}</span>;
  // A note is no failure: it works.
  const Icon = note ? Info : pass ? Check : TriangleAlert;
  const state = note ? "is-note" : pass ? "is-pass" : "is-fail";
  return (
    <span className={`l-verdict ${state}`}>
      <Icon aria-hidden="true" />
      {note ? texts.note : pass ? texts.pass : texts.fail}
    </span>
  );
}

interface RowProps {
  part: CheckItem;
  result: Result | undefined;
  /** Text while there is no result yet. */
  waiting?: string;
  children?: ReactNode;
}

/** One check: its name, its result, and what to do. */
export function CheckRow({ part, result, waiting = texts.looking, children }: RowProps) {
  const Icon = icons[part];
  return (
    <li data-check={texts.parts[part]}>
      <Icon aria-hidden="true" />
      <b>{texts.parts[part]}</b>
      {result ? <Verdict result={result} /> : <span className="l-verdict">{waiting}</span>}
      {result && <p>{result.text}</p>}
      {children && <div className="l-try">{children}</div>}
    </li>
  );
}
