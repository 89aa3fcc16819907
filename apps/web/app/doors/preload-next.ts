/** Id of the JSON in which the build lists the scripts and styles of the page that follows a sign-in. */
const listId = "next-page-files";

/** Fetches what the next page needs, while the person is still typing. */
export function preloadNext(): void {
  const files: string[] = JSON.parse(document.getElementById(listId)?.textContent || "[]");
  for (const href of files) {
    const link = document.createElement("link");
    link.href = href;
    link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
    if (href.endsWith(".css")) link.as = "style";
    document.head.append(link);
  }
}
