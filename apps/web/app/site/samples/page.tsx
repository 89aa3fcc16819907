import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { End } from "../sections/end.tsx";
import { texts as sectionsTexts } from "../sections/texts.ts";
import { Intro, SitePage, Split } from "../shell/site-page.tsx";
import { actionLink, actions, introText } from "../shell/style.ts";
import { texts } from "./texts.ts";

export function meta() {
  return pageMeta({ title: pageTitle(texts.title), description: texts.description, index: true });
}

/** What participants and administrators get, before anybody signs up. `npm run site-pictures` makes the samples. */
export default function Samples() {
  const { film, invitation, scorecard, report, more } = texts;
  return (
    <SitePage here="/samples" end={<End {...sectionsTexts.siteEnd} />}>
      <Intro heading={texts.heading}>
        <p className={introText}>{texts.intro}</p>
      </Intro>
      <Split
        heading={film.heading}
        intro={film.intro}
        aside={
          <p className={actions}>
            <a className={actionLink} href="/demo">
              {film.again}
            </a>
          </p>
        }
      >
        {/* The largest thing of the first screen; a video's poster is fetched late by itself. */}
        <link rel="preload" as="image" href="/samples/film.webp" fetchPriority="high" />
        <video
          className="h-auto w-full rounded-md border border-line shadow-md"
          aria-label={film.label}
          controls
          muted
          playsInline
          preload="none"
          poster="/samples/film.webp"
          width={1280}
          height={720}
        >
          <source src="/samples/film.mp4" type="video/mp4" />
          <track kind="captions" srcLang="en" label={film.captions} src="/samples/film.vtt" default />
        </video>
      </Split>
      <Split heading={invitation.heading} intro={invitation.intro}>
        <Picture name="invitation" alt={invitation.picture} width={720} height={1450} />
      </Split>
      <Split
        heading={report.heading}
        intro={report.intro}
        aside={
          <p className={actions}>
            <a className={actionLink} href="/samples/report.pdf">
              {report.pdf}
            </a>
          </p>
        }
      >
        <Picture name="report" alt={report.picture} width={1440} height={1800} />
      </Split>
      <Split heading={scorecard.heading} intro={scorecard.intro}>
        <a className={actionLink} href="/#scorecard">
          {scorecard.more}
        </a>
      </Split>
      <Split heading={more.heading}>
        <ul className="space-y-1">
          {more.list.map(({ href, text }) => (
            <li key={href}>
              <a className={actionLink} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Split>
    </SitePage>
  );
}

interface PictureProps {
  name: string;
  alt: string;
  width: number;
  height: number;
}

function Picture({ name, alt, width, height }: PictureProps) {
  return (
    <img
      className="h-auto w-full rounded-md border border-line shadow-md"
      src={`/samples/${name}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
