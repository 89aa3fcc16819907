import { openTeamPage } from "@lantern/contract/endpoints/team-page";
import type { TeamPage } from "@lantern/contract/http";
import { capitalized } from "@lantern/engine/graphemes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { request } from "../../api/request.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { productName } from "../../document/product-name.ts";
import { language } from "../../i18n/current.ts";
import { formatMonth } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";
import { BrandLogo } from "../../ui/brand.tsx";
import { TextButton, textLink } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { Badge } from "../scorecard/badge.tsx";
import { palette } from "../scorecard/palette.ts";
import { RoadList, RoadMap, stepsOf } from "../scorecard/road-map.tsx";
import { Note, Section, Title, width } from "../scorecard/section.tsx";
import { RoadTable } from "../scorecard/summary.tsx";
import { ArtContext } from "../stage/art.ts";
import { StoryPicture } from "../stage/picture.tsx";
import { Panel, PanelLinks } from "../ui/panel.tsx";

const texts = () => t.teamPage();

/** `/team/{token}`: what a team shares of its ending, for everybody who has the link. */
export default function Team() {
  const { teamToken: token = "" } = useParams();
  const query = useQuery({
    queryKey: ["team-page", token],
    queryFn: () => request(openTeamPage, { params: { token }, query: { language: language() } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <Shared page={query.data} />;
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Nothing heading={texts().missing}>
        <p>{texts().missingText}</p>
      </Nothing>
    );
  if (query.error)
    return (
      <Nothing heading={texts().failed}>
        <p role="alert">{messageFor(query.error)}</p>
        <PanelLinks>
          <TextButton onClick={() => query.refetch()}>{texts().again}</TextButton>
        </PanelLinks>
      </Nothing>
    );
  return (
    <Panel heading={texts().title}>
      <PageTitle>{texts().title}</PageTitle>
      <p role="status">{texts().loading}</p>
    </Panel>
  );
}

function Nothing({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Panel heading={heading}>
      <PageTitle>{heading}</PageTitle>
      {children}
      <PanelLinks>
        <a className={textLink} href="/demo">
          {texts().play.button}
        </a>
      </PanelLinks>
    </Panel>
  );
}

function Shared({ page }: { page: TeamPage }) {
  const { slug, story, ending, award, names, nickname, month } = page;
  const [art] = useState({ artBase: `/content/${slug}/art`, palette });
  const who = [names.length > 0 ? texts().names(names) : texts().a, capitalized(nickname)].filter(Boolean);
  return (
    <ArtContext value={art}>
      <PageTitle>{`${ending.title}, ${story}`}</PageTitle>
      <div className="scorecard dusk min-h-dvh">
        <header className="ending-hero relative isolate overflow-hidden bg-page pb-5">
          {ending.art && (
            <div className="ending-picture">
              <StoryPicture art={ending.art} />
            </div>
          )}
          <div className={`${width} flex items-center gap-3 pt-4 text-sm`}>
            <BrandLogo />
            <span className="font-display text-md">{productName}</span>
            <span className="ms-auto text-end">{texts().playedIn(formatMonth(month))}</span>
          </div>
          <div className={`${width} pt-32 md:pt-14`}>
            <p className="text-md">
              <bdi>{who.join(". ")}</bdi>
            </p>
            <h1 className="mt-1 mb-3 max-w-[11em] font-display text-3xl leading-[1.04] font-normal tracking-[-.015em] md:text-5xl">
              {ending.title}
            </h1>
            <p className="font-display text-lg text-ember">{story}</p>
          </div>
          {page.path.length > 0 && (
            <>
              <RoadMap card={page} label={texts().roadText(stepsOf(page), ending.title)} />
              <RoadList card={page} />
              <RoadTable card={page} chosen={texts().chosen} />
            </>
          )}
        </header>
        <main>
          <Section className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
            <article className="grid grid-cols-[116px_1fr] items-center gap-5 md:grid-cols-[190px_1fr] md:gap-7">
              <Badge award={award} metal="gold" artBase={art.artBase} />
              <div>
                <h2 className="text-md text-ink-soft">{texts().award}</h2>
                <p className="mt-1 mb-2 font-display text-xl leading-[1.12] font-medium md:text-2xl">
                  {award.title}
                </p>
                <p className="max-w-[34ch]">{award.text}</p>
              </div>
            </article>
            <figure>
              <figcaption>
                <h2 className="text-md text-ink-soft">{texts().lastWord}</h2>
              </figcaption>
              <blockquote className="mt-3 font-display text-xl leading-[1.28] text-balance text-ember italic md:text-2xl">
                {ending.share}
              </blockquote>
            </figure>
          </Section>
          <Section>
            <Title>{texts().play.title}</Title>
            <Note>{texts().play.text}</Note>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href="/demo" className={buttonStyle({ tone: "primary", size: "lg" })}>
                {texts().play.button}
              </a>
              <a
                href={`/adventures/${slug}`}
                hrefLang="en"
                className={`${textLink} inline-flex min-h-11 items-center`}
              >
                {texts().play.about(story)}
              </a>
            </div>
          </Section>
        </main>
        <footer className={`${width} grid gap-2 border-t border-line py-7 text-sm text-ink-soft`}>
          <p className="max-w-[72ch]">{texts().footer}</p>
          <p>
            <a className={`${textLink} inline-flex min-h-11 items-center`} href="/" hrefLang="en">
              {texts().product}
            </a>
          </p>
        </footer>
      </div>
    </ArtContext>
  );
}
