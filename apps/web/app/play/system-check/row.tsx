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
import { cn } from "../../ui/cn.ts";
import type { Result } from "./automatic-checks.ts";

const texts = () => t.systemCheck();

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

const verdict = "inline-flex items-center gap-1.5 font-semibold";

function Verdict({ result: { pass, note } }: { result: Result }) {
  if (pass === null) return <span className={verdict}>{texts().notLooked}</span>;
  // A note is no failure: it works.
  const Icon = note ? Info : pass ? Check : TriangleAlert;
  const color = note ? "text-ember" : pass ? "text-tide" : "text-rose";
  return (
    <span className={cn(verdict, color)}>
      <Icon aria-hidden="true" />
      {note ? texts().note : pass ? texts().pass : texts().fail}
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
export function CheckRow({ part, result, waiting = texts().looking, children }: RowProps) {
  const Icon = icons[part];
  return (
    <li
      data-check={texts().parts[part]}
      className="grid grid-cols-[28px_1fr_auto] gap-x-3 gap-y-0.5 border-t border-line py-3.5"
    >
      <Icon aria-hidden="true" />
      <b>{texts().parts[part]}</b>
      {result ? <Verdict result={result} /> : <span className={verdict}>{waiting}</span>}
      {result && <p className="col-[2/-1] text-ink-soft">{result.text}</p>}
      {children && <div className="col-[2/-1] mt-2 flex flex-wrap items-center gap-2.5">{children}</div>}
    </li>
  );
}
