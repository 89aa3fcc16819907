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
    <footer className="foot">
      <div>
        <SiteBrand />
        <p>{texts.line}</p>
      </div>
      {groups.map((group) => (
        <nav key={group.name} aria-label={group.name}>
          <b>{group.name}</b>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  );
}
