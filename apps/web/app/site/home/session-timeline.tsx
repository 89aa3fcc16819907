import type { CSSProperties } from "react";
import { StoryPicture } from "../sections/story-picture.tsx";
import { headingRow, introText, wrap } from "../shell/style.ts";
import { texts as homeTexts } from "./texts.ts";

const texts = homeTexts.session;

/** Minutes of each part, and the story picture beside it. */
const frames = [
  { from: 0, to: 4, all: true, art: "o1-2" },
  { from: 4, to: 15, all: false, art: "a1" },
  { from: 15, to: 32, all: false, art: "b5" },
  { from: 32, to: 35, all: true, art: "i1-1" },
  { from: 35, to: 48, all: false, art: "c3" },
  { from: 48, to: 50, all: false, art: "f5" },
  { from: 50, to: 57, all: false, art: "g2" },
  { from: 57, to: 60, all: true, art: "f7" },
];
const opening = 11;
const knots = [180, 260, 400, 500, 600, 780, 860, 940, 1060];
const clock = (minute: number) => (minute === 60 ? "1:00" : `0:${String(minute).padStart(2, "0")}`);
const percent = (minutes: number) => `${((minutes / 60) * 100).toFixed(3)}%`;

/** The session as a timeline to scale: one bundle where all teams are together, a strand per team elsewhere. */
export function SessionTimeline() {
  const first = frames.findLastIndex((frame) => frame.from <= opening);
  const part = texts.parts[first];
  const frame = frames[first];
  return (
    <section id="hour" className="session-timeline">
      <div className={wrap}>
        <div className={`${headingRow} mb-[clamp(40px,5vw,72px)]`}>
          <h2 className="max-w-[11.5em]">{texts.heading}</h2>
          <p className={introText}>{texts.intro}</p>
        </div>
        <div className="timeline" style={{ "--at": opening / 60 } as CSSProperties}>
          <Timeline />
          <ol className="parts">
            {frames.map((frame, index) => (
              <Part
                key={frame.from}
                {...frame}
                {...(texts.parts[index] ?? { name: "", text: "", quote: "", alt: "" })}
              />
            ))}
          </ol>
          <div
            className="mins mt-1.5 flex justify-between text-sm text-ink-soft tabular-nums"
            aria-hidden="true"
          >
            {[0, 15, 30, 45, 60].map((minute) => (
              <span key={minute} className="flex w-0 justify-center first:justify-start last:justify-end">
                {clock(minute)}
              </span>
            ))}
          </div>
          <div className="here" aria-hidden="true" />
          <label className="sr-only" htmlFor="scrub">
            {texts.scrub}
          </label>
          <input id="scrub" type="range" min="0" max="60" step=".5" defaultValue={opening} />
        </div>
        <div className="scene dusk mt-9 grid min-h-105 grid-cols-[minmax(0,7fr)_minmax(0,5fr)] overflow-hidden rounded-md">
          <div className="still relative [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover">
            <StoryPicture
              slug="the-quiet-station"
              id={frame?.art ?? ""}
              alt={part?.alt ?? ""}
              sizes="(max-width: 1240px) 58vw, 723px"
            />
            <p className="absolute right-[8%] bottom-7.5 start-0 z-1 text-center text-md leading-[1.35] text-ink">
              {part?.quote}
            </p>
          </div>
          <div className="frame-text self-center p-[clamp(28px,4vw,56px)]">
            <p className="when text-base text-ember tabular-nums">{frame && when(frame)}</p>
            <h3 className="mt-2.5 mb-4 text-3xl font-normal tracking-[-.02em]">{part?.name}</h3>
            <p className="txt max-w-[25em] text-ink">{part?.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function when({ from, to, all }: { from: number; to: number; all: boolean }): string {
  return `${clock(from)} to ${clock(to)} · ${all ? texts.together : texts.teams}`;
}

function Part({
  name,
  text,
  quote,
  alt,
  ...frame
}: (typeof frames)[number] & { name: string; text: string; quote: string; alt: string }) {
  const position = { "--l": percent(frame.from), "--w": percent(frame.to - frame.from) } as CSSProperties;
  return (
    <li
      className={frame.all ? "all" : "t"}
      style={position}
      data-from={frame.from}
      data-to={frame.to}
      data-when={when(frame)}
      data-art={frame.art}
      data-alt={alt}
    >
      <button type="button">
        <b>{name}</b>
        <span className="tabular-nums">{clock(frame.from)}</span>
      </button>
      <div className="what">
        <p>{text}</p>
        <blockquote>{quote}</blockquote>
      </div>
    </li>
  );
}

function Timeline() {
  return (
    <svg viewBox="0 0 1200 240" aria-hidden="true">
      <g className="ticks">
        {[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60].map((minute) => (
          <path key={minute} d={`M${minute * 20} 222v${minute % 15 === 0 ? 12 : 6}`} />
        ))}
      </g>
      <path
        className="th t0"
        d="M0 125 H62 C86 125 74 78 98 78 H622 C646 78 634 125 658 125 H682 C706 125 694 78 718 78 H1122 C1146 78 1134 125 1158 125 H1200"
      />
      <path className="th t1" d="M0 130 H1200" />
      <path
        className="th t2"
        d="M0 135 H62 C86 135 74 182 98 182 H622 C646 182 634 135 658 135 H682 C706 135 694 182 718 182 H1122 C1146 182 1134 135 1158 135 H1200"
      />
      {knots.map((x) => (
        <g key={x}>
          <circle className="kn t0" cx={x - 9} cy="78" r="5" />
          <circle className="kn t1" cx={x} cy="130" r="5" />
          <circle className="kn t2" cx={x + 9} cy="182" r="5" />
        </g>
      ))}
    </svg>
  );
}
