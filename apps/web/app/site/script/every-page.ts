/** Behavior of every public page. */
import { siteLanguages } from "@lantern/contract/site-languages";
import { storeLanguage } from "../../api/language-cookie.ts";
import { deviceStorage } from "../../api/storage.ts";

/** A visitor with a valid sign-in sees the link to the dashboard. */
export function showDashboardLink(): void {
  try {
    const { token_expiration: end } = JSON.parse(deviceStorage().getItem("token") ?? "{}");
    if (!(end > Date.now())) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sign-in]")) {
      link.href = "/dashboard/home";
      link.textContent = link.dataset.signIn ?? "";
    }
  } catch {
    // Unreadable storage means that nobody is signed in.
  }
}

/** A provider redirects to the site's root; its response is forwarded to the page that handles it. */
export function forwardResponse(): void {
  const { pathname, hash, search } = location;
  const hasState = (part: string) => /[#?&]state=/.test(part);
  if (pathname === "/" && (hasState(hash) || hasState(search)))
    location.replace(`/signing-in${search}${hash}`);
}

/** A language that is chosen on a public page is that of the pages before the sign-in, too. */
export function storeChosenLanguage(): void {
  document.addEventListener("click", ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>("a[data-language]")?.dataset.language;
    const language = siteLanguages.find((each) => each === chosen);
    if (language) storeLanguage(language);
  });
}

/** Closes the menu when one of its links is chosen. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu]")) {
    menu.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) menu.open = false;
    });
  }
}
