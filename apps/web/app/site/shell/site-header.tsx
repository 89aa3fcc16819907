import { buttonStyle } from "../../ui/button-style.ts";
import { SiteBrand } from "./site-brand.tsx";
import { wrap } from "./style.ts";
import { texts } from "./texts.ts";

const pages = [
  { href: "/#hour", text: texts.session },
  { href: "/#adventures", text: texts.adventures },
  { href: "/#privacy", text: texts.privacy },
  { href: "/pricing", text: texts.price },
];

const navLink =
  "inline-flex min-h-11 items-center whitespace-nowrap text-ink hover:text-ember aria-[current]:text-ember";
const menuLink = `${navLink} px-5`;

/**
 * The header of public pages; `here` is the page's own path. With a stored sign-in, the site script turns "Sign in"
 * into "Dashboard".
 */
export function SiteHeader({ here }: { here?: string }) {
  return (
    <header className={`${wrap} flex h-17 items-center gap-3 text-base lg:h-21 lg:gap-5 xl:gap-9`}>
      <SiteBrand />
      <nav aria-label={texts.label} className="ms-5 hidden gap-5 lg:flex xl:gap-7">
        {pages.map((page) => (
          <a
            key={page.href}
            className={`${navLink} aria-[current]:shadow-[inset_0_-1.5px_var(--ember)]`}
            href={page.href}
            aria-current={page.href === here ? "page" : undefined}
          >
            {page.text}
          </a>
        ))}
      </nav>
      <a className={`${navLink} ms-auto max-sm:hidden`} href="/login" data-sign-in={texts.dashboard}>
        {texts.signIn}
      </a>
      <a className={`${navLink} max-lg:hidden`} href="/signup">
        {texts.signUp}
      </a>
      <a className={`${buttonStyle({ tone: "primary", size: "lg" })} max-sm:hidden lg:-ms-2`} href="/demo">
        {texts.tryScene}
      </a>
      <details className="relative max-sm:ms-auto lg:hidden" data-menu>
        <summary className="flex min-h-11 items-center pe-1 ps-2 font-medium">{texts.menu}</summary>
        <nav
          aria-label={texts.menu}
          className="absolute top-13 end-0 z-5 grid min-w-50 rounded-md border border-line bg-page py-2 shadow-md"
        >
          {pages.map((page) => (
            <a
              key={page.href}
              className={menuLink}
              href={page.href}
              aria-current={page.href === here ? "page" : undefined}
            >
              {page.text}
            </a>
          ))}
          <a className={menuLink} href="/login" data-sign-in={texts.dashboard}>
            {texts.signIn}
          </a>
          <a className={menuLink} href="/signup">
            {texts.signUp}
          </a>
          <a className={menuLink} href="/demo">
            {texts.tryScene}
          </a>
        </nav>
      </details>
    </header>
  );
}
