import { t } from "../../i18n/index.ts";
import { SiteBrand } from "./site-brand.tsx";

const texts = t.site.nav;
const pages = [
  { href: "/#hour", text: texts.session },
  { href: "/#adventures", text: texts.adventures },
  { href: "/#privacy", text: texts.privacy },
  { href: "/pricing", text: texts.price },
];

/**
 * The header of public pages; `here` is the page's own path. With a stored sign-in, the site script turns "Sign in"
 * into "Dashboard".
 */
export function SiteHeader({ here }: { here?: string }) {
  return (
    <header className="wrap top">
      <SiteBrand />
      <nav aria-label={texts.label}>
        {pages.map((page) => (
          <a key={page.href} href={page.href} aria-current={page.href === here ? "page" : undefined}>
            {page.text}
          </a>
        ))}
      </nav>
      <a className="in" href="/login" data-sign-in={texts.dashboard}>
        {texts.signIn}
      </a>
      <a className="btn" href="/demo">
        {texts.tryScene}
      </a>
      <details className="menu">
        <summary>{texts.menu}</summary>
        <nav aria-label={texts.menu}>
          {pages.map((page) => (
            <a key={page.href} href={page.href} aria-current={page.href === here ? "page" : undefined}>
              {page.text}
            </a>
          ))}
          <a href="/login" data-sign-in={texts.dashboard}>
            {texts.signIn}
          </a>
          <a href="/signup">{texts.signUp}</a>
          <a href="/demo">{texts.tryScene}</a>
        </nav>
      </details>
    </header>
  );
}
