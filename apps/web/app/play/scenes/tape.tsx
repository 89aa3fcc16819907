import type { MomentView } from "@lantern/engine/views";
import { Check, Lightbulb, X } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import type { SceneOf } from "../stage/kind.ts";
import { useLive, useServerNow } from "../stage/live-context.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { clockText } from "../stage/timing.ts";
import { inTurn } from "../ui/in-turn.ts";
import { splitOption } from "./decision.tsx";
import { fills, VoteBar } from "./reveal-charts.tsx";

/** Each moment has the stage for this long, ms; then all of them stay. */
const MOMENT_MS = 15_000;
/** Between the parts of one moment, ms. */
const PART_MS = 2500;

const texts = () => t.debrief().tape;
type Props = { scene: SceneOf<"reflection"> };
type Of<K extends MomentView["kind"]> = Extract<MomentView, { kind: K }>;

/** When a part of the moment appears, ms after the moment itself. */
const part = (at: number) => ({ className: `l-rise ${inTurn}`, style: after(at * PART_MS) });
const begins = (ms: number) => ({ "--moment": `${ms}ms` }) as CSSProperties;
const after = (ms: number) => ({ "--turn": `calc(var(--moment) + ${ms}ms)` }) as CSSProperties;

function Votes({ options }: Of<"turned" | "oneVoice">) {
  const { locale } = useLive(({ info }) => info);
  const named = options.map(({ text }, at) => ({ id: `${at}`, text: splitOption(text).title }));
  const votes = (when: "silent" | "final") =>
    Object.fromEntries(options.map((one, at) => [`${at}`, one[when]]));
  return (
    <>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm" lang={locale}>
        {named.map(({ id, text }, at) => (
          <li key={id} className="flex items-center gap-2">
            <i className={`size-4 rounded-[4px] ${fills[at]}`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 [&>small]:text-sm [&>small]:text-ink-soft">
        <small>{texts().silent}</small>
        <VoteBar votes={votes("silent")} options={named} />
        <small {...part(1)}>{texts().final}</small>
        <span {...part(1)}>
          <VoteBar votes={votes("final")} options={named} />
        </span>
      </div>
    </>
  );
}

/** One sign for each wrong try or hint, then the one that worked. */
function Signs({ before, of }: { before: number; of: "tries" | "hints" }) {
  const Sign = of === "tries" ? X : Lightbulb;
  return (
    <span className="flex flex-wrap gap-2 text-ember" aria-hidden="true">
      {Array.from({ length: before }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only counted
        <span key={at} {...part(at / 2)}>
          <Sign />
        </span>
      ))}
      <span {...part(before / 2)}>
        <Check />
      </span>
    </span>
  );
}

/** Bars whose lengths compare two numbers. */
function Bars({ of }: { of: number[] }) {
  const most = Math.max(...of);
  return (
    <span className="grid gap-1.5" aria-hidden="true">
      {of.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the meaning
        <span key={at} {...part(at)}>
          <i
            className={`block h-3 rounded-full ${fills[at]}`}
            style={{ width: `${(value / most) * 100}%` }}
          />
        </span>
      ))}
    </span>
  );
}

function What({ moment }: { moment: MomentView }) {
  const { locale } = useLive(({ info }) => info);
  switch (moment.kind) {
    case "turned":
    case "oneVoice":
      return <Votes {...moment} />;
    case "unread":
      return (
        <>
          <q className="font-display leading-snug [quotes:none]" lang={locale}>
            {moment.clue}
          </q>
          <span {...part(1)}>{texts().unread.solved(clockText(moment.leftMs))}</span>
        </>
      );
    case "tries":
      return <Signs before={moment.wrong} of="tries" />;
    case "help":
      return <Signs before={moment.hints} of="hints" />;
    case "close":
      return <Bars of={[moment.ofMs, moment.ofMs - moment.usedMs]} />;
    case "contrast":
      return (
        <>
          <Bars of={[moment.quietRate, moment.busyRate]} />
          <span>{texts().contrast.rates(rateText(moment.quietRate), rateText(moment.busyRate))}</span>
        </>
      );
  }
}

/** Actions per minute, with a decimal only below ten. */
const rateText = (rate: number) => formatNumber(rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate));

function headlineOf(moment: MomentView): string {
  switch (moment.kind) {
    case "unread":
      return texts().unread.headline(clockText(moment.waitedMs));
    case "tries":
      return texts().tries.headline(moment.wrong);
    case "help":
      return texts().help.headline(moment.hints);
    case "close":
      return texts().close.headline(clockText(moment.ofMs - moment.usedMs));
    case "contrast":
      return texts().contrast.headline(moment.busy);
    default:
      return texts()[moment.kind].headline;
  }
}

/** How long ago the scene began, ms, as it was when the component appeared. */
function useElapsed({ timer }: Props["scene"]): number {
  const now = useLive((live) => live.now);
  const [elapsed] = useState(() => now() - timer.startedAt);
  return elapsed;
}

/** Moments of the team's own session, one after another in step with the other pages; each with a question. */
export function Tape({ scene }: Props) {
  const elapsed = useElapsed(scene);
  const { locale } = useLive(({ info }) => info);
  return (
    <section aria-label={texts().title}>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, also by keys
        tabIndex={0}
        className="flex snap-x gap-3 max-xl:overflow-x-auto xl:grid xl:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]"
      >
        {(scene.tape ?? []).map((moment, at) => (
          <li
            key={`${moment.scene}-${moment.kind}`}
            className={`l-rise ${inTurn} grid snap-start content-start gap-2 rounded-md border border-line bg-well p-3.5 max-xl:min-w-4/5 xl:max-w-lg`}
            style={{ ...begins(at * MOMENT_MS - elapsed), ...after(0) }}
          >
            <small className="text-sm text-ink-soft" lang={locale}>
              {moment.title}
            </small>
            <b className="font-display text-lg leading-tight font-medium">{headlineOf(moment)}</b>
            <What moment={moment} />
            <span {...part(3)}>{texts()[moment.kind].question}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The picture of the moment that is shown now, over that of the scene. */
export function TapePicture({ scene }: Props) {
  const now = useServerNow(1000);
  const at = Math.floor((now - scene.timer.startedAt) / MOMENT_MS);
  const art = scene.tape?.[at]?.art;
  return (
    art && (
      <StoryPicture key={art.id} art={{ ...art, alt: "" }} className="l-picture-in motion-reduce:hidden" />
    )
  );
}
