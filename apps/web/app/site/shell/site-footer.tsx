import { addressIn, siteLanguages } from "@lantern/contract/site-languages";
import { capitalized } from "@lantern/engine/graphemes";
import { usePageLanguage, usePagePath } from "../../document/page-language.ts";
import { formatLanguage } from "../../i18n/format.ts";
import { pageAmong } from "../../site-map/page.ts";
import { sitePages } from "../../site-map/site.ts";
import { SiteBrand } from "./site-brand.tsx";
import { texts } from "./texts.ts";

const groups = [
  {
    name: texts.siteFooter.play,
    links: [
      { href: "/#hour", text: texts.session },
      { href: "/#adventures", text: texts.adventures },
      { href: "/virtual-team-building", text: texts.siteFooter.building },
      { href: "/demo", text: texts.tryScene },
      { href: "/systemCheck", text: texts.siteFooter.check },
    ],
  },
  {
    name: texts.siteFooter.organize,
    links: [
      { href: "/pricing", text: texts.price },
      { href: "/samples", text: texts.siteFooter.samples },
      { href: "/blog", text: texts.siteFooter.blog },
      { href: "/faq", text: texts.siteFooter.faq },
      { href: "/support", text: texts.siteFooter.support },
      { href: "/contact", text: texts.siteFooter.contact },
      { href: "/signup", text: texts.signUp },
      { href: "/login", text: texts.signIn },
    ],
  },
  {
    name: texts.siteFooter.trust,
    links: [
      { href: "/#privacy", text: texts.siteFooter.measured },
      { href: "/security", text: texts.siteFooter.security },
      { href: "/status", text: texts.siteFooter.status },
      { href: "/data-processing", text: texts.siteFooter.processing },
      { href: "/accessibility", text: texts.siteFooter.accessibility },
      { href: "/privacy", text: texts.siteFooter.privacy },
      { href: "/terms", text: texts.siteFooter.terms },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="relative grid grid-cols-2 gap-8 border-t border-line pt-11 pb-20 text-base sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-full lg:col-span-1">
        <SiteBrand />
        <p className="mt-2 max-w-[22em] text-ink-soft">{texts.siteFooter.line}</p>
        <LanguageChoice />
      </div>
      {groups.map((group) => (
        <nav key={group.name} aria-label={group.name}>
          <b className="mb-1 block">{group.name}</b>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <a
                  className="inline-flex min-h-10 items-center text-ink-soft hover:text-ember"
                  href={link.href}
                >
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  );
}

/** The page in its other languages, or the home page if it has none. The site's script stores what somebody chooses. */
function LanguageChoice() {
  const path = usePagePath();
  const current = usePageLanguage();
  const inOthers = pageAmong(sitePages, path)?.translated ? path : "/";
  return (
    <nav aria-label={texts.siteFooter.language} className="mt-4">
      <ul className="flex flex-wrap gap-x-5">
        {siteLanguages.map((language) => (
          <li key={language}>
            <a
              className="inline-flex min-h-10 items-center text-ink-soft hover:text-ember aria-[current]:text-ink"
              href={addressIn(language === current ? path : inOthers, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? "true" : undefined}
              data-language={language}
            >
              {nameOf(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A language's name in that language, as it stands alone: `Español`. */
const nameOf = (language: string) => capitalized(formatLanguage(language, language));
