import { t } from "../../i18n/index.ts";
import { SiteBrand } from "./site-brand.tsx";

const texts = t.site.footer;
const { nav } = t.site;
const groups = [
  {
    name: texts.play,
    links: [
      { href: "/#hour", text: nav.session },
      { href: "/#adventures", text: nav.adventures },
      { href: "/virtual-team-building", text: texts.building },
      { href: "/demo", text: nav.tryScene },
      { href: "/systemCheck", text: texts.check },
    ],
  },
  {
    name: texts.organize,
    links: [
      { href: "/pricing", text: nav.price },
      { href: "/blog", text: texts.blog },
      { href: "/faq", text: texts.faq },
      { href: "/support", text: texts.support },
      { href: "/contact", text: texts.contact },
      { href: "/signup", text: nav.signUp },
      { href: "/login", text: nav.signIn },
    ],
  },
  {
    name: texts.trust,
    links: [
      { href: "/#privacy", text: texts.measured },
      { href: "/security", text: texts.security },
      { href: "/data-processing", text: texts.processing },
      { href: "/accessibility", text: texts.accessibility },
      { href: "/privacy", text: texts.privacy },
      { href: "/terms", text: texts.terms },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="relative grid grid-cols-2 gap-8 border-t border-line pt-11 pb-20 text-base sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="col-span-full lg:col-span-1">
        <SiteBrand />
        <p className="mt-2 max-w-[22em] text-ink-soft">{texts.line}</p>
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
