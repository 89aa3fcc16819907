/** What every public page does. */

/** Somebody whose sign-in is still good sees the way to the dashboard. */
export function greet(): void {
  try {
    const { token_expiration: end } = JSON.parse(localStorage.getItem("token") ?? "{}");
    if (!(end > Date.now())) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sign-in]")) {
      link.href = "/dashboard/home";
      link.textContent = link.dataset.signIn ?? "";
    }
  } catch {
    // Storage that cannot be read means that nobody is signed in.
  }
}

/** A sign-in or sign-out with a provider ends at the site's root: its answer goes on to the page that understands it. */
export function forwardResponse(): void {
  const { pathname, hash, search } = location;
  const hasState = (part: string) => /[#?&]state=/.test(part);
  if (pathname === "/" && (hasState(hash) || hasState(search)))
    location.replace(`/signing-in${search}${hash}`);
}

/** A menu closes when one of its places is chosen. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu")) {
    menu.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) menu.open = false;
    });
  }
}
